import { escapeRegExp } from '../../theme/escape-reg-exp';

/** A placeholder in the title of an `it.each`: a part of a row replaces it. */
const place = /%[sdifjoOp#%]|\$[\w.]+/;

/** The values that replaced a title's placeholders; undefined for another title. */
export function rowOf(written: string, named: string): string[] | undefined {
  const words = written.split(place).map(escapeRegExp);
  return new RegExp(`^${words.join('(.+?)')}$`, 's').exec(named)?.slice(1);
}
