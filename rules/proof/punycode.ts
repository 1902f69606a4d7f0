/**
 * RFC 3492 punycode, encoding only: host names of one alphabet go into the key derivation in the form browsers
 * give in `location.hostname`.
 */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

const digit = (value: number): string => String.fromCharCode(value < 26 ? 97 + value : 22 + value);

function adapt(delta: number, points: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) >> 1) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function deltaDigits(delta: number, bias: number): string {
  let text = '';
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (rest < threshold) return text + digit(rest);
    text += digit(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

/** One label of a host name, `ñandú` → `xn--and-6ma2c`; an ASCII label stays as it is. */
export function punycodeLabel(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < FIRST_CODE);
  if (basic.length === points.length) return label;
  let text = String.fromCharCode(...basic) + (basic.length > 0 ? '-' : '');
  let written = basic.length;
  let code = FIRST_CODE;
  let delta = 0;
  let bias = FIRST_BIAS;
  while (written < points.length) {
    const next = Math.min(...points.filter((point) => point >= code));
    delta += (next - code) * (written + 1);
    code = next;
    for (const point of points) {
      if (point < code) delta += 1;
      if (point !== code) continue;
      text += deltaDigits(delta, bias);
      bias = adapt(delta, written + 1, written === basic.length);
      delta = 0;
      written += 1;
    }
    delta += 1;
    code += 1;
  }
  return `xn--${text}`;
}
