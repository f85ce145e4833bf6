import css from '@eslint/css';
import { ESLint } from 'eslint';
import { baselineYear } from './floor';

/** The features of the theme's style sheets that were not Baseline by the end of `baselineYear`, each once. */
export async function newerStyles(): Promise<string[]> {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        rules: { 'css/use-baseline': ['error', { available: baselineYear }] },
      },
    ],
  });
  const results = await eslint.lintFiles(['theme-templates/assets/**/*.css']);
  if (results.length < 10) throw new Error(`only ${results.length} style sheets were found`);
  const sentences = results.flatMap(({ messages }) =>
    messages.map(({ message }) => message.replace(/ is not a .* baseline feature\.$/, '')),
  );
  return [...new Set(sentences)].sort();
}
