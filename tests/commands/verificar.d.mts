export function buildVerificar(path?: string): Promise<string>;
