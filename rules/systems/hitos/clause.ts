/** `3d10: 7, 3, 6`, the one form every group of dice takes in a block (protocol §4.7). */
export const group = (faces: readonly number[]): string => `${faces.length}d10: ${faces.join(', ')}`;
