import fc from 'fast-check';

/** Any code points at all, half of them from where letters, marks and signs live (cheaper than fast-check's own). */
export const anyText = (maxLength = 20) =>
  fc
    .array(
      fc.oneof(
        fc.integer({ min: 0, max: 0x10ffff }),
        fc.integer({ min: 0x20, max: 0x24ff }),
        fc.constantFrom(
          ...'aÑé8:;()[]→«»-–—=\u0301\u200b\u202e\u00a0\ud83d'.split('').map((c) => c.charCodeAt(0)),
        ),
      ),
      { maxLength },
    )
    .map((points) => points.map((point) => String.fromCodePoint(point)).join(''));
