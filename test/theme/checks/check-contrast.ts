import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Theme } from '../read-theme';
import { type ColorPair, colorPairs } from '../settings/color-pairs';
import { contrastOf, type Rgb } from '../settings/contrast';
import { lookProperties, mixedWithPage } from '../settings/look-properties';
import { colorOf, darkStylesOf, stylesOf } from '../settings/style-colors';
import { variationsOf } from '../settings/variations-of';
import { jsonPlaces, placeIn } from './json-places';

/** The sheet that has the colours of our theme's styles. */
const tokens = 'assets/styles/shop/tokens.css';
/** The sheet that has their dark halves. */
const dark = 'assets/styles/dark.css';

const needed = { text: [4.5, '1.4.3'], border: [3, '1.4.11'] } as const;

interface Side {
  readonly color: Rgb;
  readonly words: string;
}

/** The colours of a variation in one of the two schemes. */
interface Look {
  /** `the variation "Pine"`. */
  readonly where: string;
  /** The settings with a colour of the merchant. */
  readonly chosen: ReadonlyMap<string, unknown>;
  readonly styles: ReadonlyMap<string, string>;
  readonly pathOf: (key: string) => string;
}

/**
 * Finds pairs of colours with too little contrast among the settings of each variation. A setting without a colour has
 * that of the style, if the theme has our style sheet of tokens; a pair that lacks one is not compared. In the dark scheme
 * all colours are those of the style.
 */
export function checkContrast({ config, source }: Theme): Diagnostic[] {
  const textOf = (path: string) => (source.paths.has(path) ? source.text(path) : '');
  const reported = new Set<ColorPair>();
  const looks = variationsOf(config).flatMap(({ name, settings, pathOf }): Look[] => {
    const where = `the variation "${name}"`;
    const styles = chosenStyles(textOf(tokens), settings);
    const light = { where, chosen: settings, styles, pathOf };
    if (!['system', 'always'].includes(String(settings.get('dark_scheme')))) return [light];
    const darkStyles = darkStylesOf(textOf(dark), String(settings.get('color_scheme')), styles);
    const place = () => pathOf('dark_scheme');
    return [light, { where: `the dark scheme of ${where}`, chosen: new Map(), styles: darkStyles, pathOf: place }];
  });
  return looks.flatMap(({ where, chosen, styles, pathOf }) =>
    colorPairs.flatMap((pair) => {
      const [front, back] = [sideOf(pair[0], chosen, styles), sideOf(pair[1], chosen, styles)];
      const [least, criterion] = needed[pair[2]];
      if (!front || !back || contrastOf(front.color, back.color) >= least || reported.has(pair)) return [];
      reported.add(pair);
      const ratio = Math.floor(contrastOf(front.color, back.color) * 100) / 100;
      const sentence = `${front.words} on ${back.words} has a contrast of ${ratio}:1, below the ${least}:1 of WCAG ${criterion}, in ${where}`;
      const json = source.text('config.json');
      const keys = jsonPlaces(json).keys;
      const at = [pair[0], pair[1]].flatMap((key) => keys.get(pathOf(key)) ?? []).at(0) ?? 0;
      return [{ rule: 'contrast', path: 'config.json', ...placeIn(json, at), sentence }];
    }),
  );
}

const isChosen = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value !== 'transparent';

/** The custom properties of a variation's style, with the merchant's choices over them. */
function chosenStyles(sheet: string, settings: ReadonlyMap<string, unknown>): Map<string, string> {
  const styles = stylesOf(sheet, String(settings.get('color_scheme')));
  if (sheet && isChosen(settings.get('body-bg')))
    for (const [property, value] of Object.entries(mixedWithPage)) styles.set(property, value);
  for (const [key, property] of Object.entries(lookProperties)) {
    const value = settings.get(key);
    if (isChosen(value)) styles.set(property, value);
  }
  return styles;
}

function sideOf(
  key: string,
  settings: ReadonlyMap<string, unknown>,
  styles: ReadonlyMap<string, string>,
): Side | undefined {
  const value = settings.get(key);
  const color = isChosen(value) ? colorOf(value, styles) : colorOf(styles.get(lookProperties[key] ?? key), styles);
  if (!color) return undefined;
  const name = key.startsWith('--') ? key : `"${key}"`;
  const hex = `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
  return { color, words: `${name} (${hex}${isChosen(value) ? '' : ' of the style'})` };
}
