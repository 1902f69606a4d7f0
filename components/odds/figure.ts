import type { ToldOddsLine } from '../../entrypoints/background/messages';
import type { Language } from '../../rules/system';
import type { Say } from '../words';

/** The figure of a line as it is read: `61,5 %`, `menos de 0,1 %`, or a mean without a sign. */
export function figure(line: ToldOddsLine, say: Say, language: Language): string {
  const local = (text: string) => (language === 'es' ? text.replace('.', ',') : text);
  if (line.mean) return local(line.text);
  const [sign, digits] = /^([<>]?)(.*)$/.exec(line.text)?.slice(1) ?? ['', line.text];
  // «100.0» is exact, so the decimal says nothing.
  const short = local((digits ?? '').replace(/\.0$/, ''));
  if (sign === '<') return say('odds_less_than', short);
  if (sign === '>') return say('odds_more_than', short);
  return say('odds_percent', short);
}
