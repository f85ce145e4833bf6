import { themeFiles } from '../../theme/read-theme';
import type { ThemeText } from './theme-text';

const sheets = /\.(s?css|sass|less)$/;
const comments = /\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs;

/**
 * Reports the lines of a theme's styles for `#previewModal`, its dialog of an added product. Our dialog can't have this id:
 * the theme's own dialog still has it, and the theme's script looks for it.
 */
export function previewStyles(folder: string, theme: Pick<ThemeText, 'read'>): string[] {
  return themeFiles(folder, 'assets')
    .filter((path) => sheets.test(path))
    .flatMap((path) =>
      (theme.read(path) ?? '')
        .replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
        .split('\n')
        .flatMap((line, index) =>
          /#previewModal(?![\w-])/.test(line) && !line.includes('#widgets-preview')
            ? [
                `${path}:${index + 1}: this rule styles #previewModal, but the dialog is #widgets-preview now: write "#previewModal, #widgets-preview"`,
              ]
            : [],
        ),
    );
}
