import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CustomFunction, compile, SassColor, SassNumber, SassString, sassNull, type Value } from 'sass';

/** Theme settings by name. */
export type Settings = Readonly<Record<string, unknown>>;

/**
 * Compiles a theme's style sheet of `assets/scss` as BigCommerce does: its functions read the theme's settings.
 *
 * @param name without the extension: `theme`
 * @throws Error with file and line when the sheet can't be compiled
 */
export function compileScss(theme: string, name: string, settings: Settings): string {
  const { css } = compile(join(theme, 'assets/scss', `${name}.scss`), {
    loadPaths: [join(theme, 'assets/scss'), join(theme, 'node_modules')],
    functions: platformFunctions(settings),
    quietDeps: true,
    logger: { warn: () => {}, debug: () => {} },
    importers: [
      {
        findFileUrl: (url) =>
          url.startsWith('~') ? (pathToFileURL(join(theme, 'node_modules', url.slice(1))) as URL) : null,
      },
    ],
  });
  return css;
}

/** The functions that themes call in their sheets; each reads one setting by name. */
function platformFunctions(settings: Settings): Record<string, CustomFunction<'sync'>> {
  const read = ([name]: readonly Value[]): string => {
    const value = settings[name?.assertString().text ?? ''];
    return value === undefined || value === null ? '' : String(value);
  };
  const text = (value: string): Value => (value === '' ? sassNull : new SassString(value));
  // A font setting looks like `Google_Open+Sans_400,700_serif`.
  const font = (args: readonly Value[], part: number): string => read(args).split('_')[part] ?? '';
  return {
    'stencilColor($name)': (args) => colorOf(read(args)) ?? sassNull,
    'stencilNumber($name, $unit: px)': (args) => {
      const number = Number.parseFloat(read(args));
      const unit = args[1]?.assertString().text ?? 'px';
      return new SassNumber(Number.isNaN(number) ? 0 : number, unit === '' ? undefined : unit);
    },
    'stencilString($name)': (args) => (read(args) === '' ? sassNull : new SassString(read(args), { quotes: false })),
    'stencilImage($name, $size)': (args) => {
      const size = String(settings[args[1]?.assertString().text ?? ''] ?? 'original');
      const image = read(args).replace('{:size}', size);
      return image === '' ? sassNull : new SassString(image);
    },
    'stencilFontFamily($name)': (args) => text(font(args, 1).replaceAll('+', ' ')),
    'stencilFontWeight($name)': (args) => {
      const weight = Number.parseInt(font(args, 2), 10);
      return Number.isNaN(weight) ? sassNull : new SassNumber(weight);
    },
  };
}

/** Reads `#0a0`, `#00aa00` and `transparent`; undefined for any other text. */
function colorOf(value: string): Value | undefined {
  if (value === 'transparent') return new SassColor({ red: 0, green: 0, blue: 0, alpha: 0 });
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(value) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return new SassColor({ red, green, blue });
}
