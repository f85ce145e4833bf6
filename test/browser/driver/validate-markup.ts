import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Page } from 'playwright-core';

/** Resolves its configuration once: done for each document, that takes a fifth of the validator's time. */
class RememberingLoader extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(file: string) {
    return (this.#resolved ??= super.getConfigFor(file));
  }
}

// What a theme may decide for itself is off: how it writes void elements, its own class names, who styles inline.
const loader = new RememberingLoader({
  extends: ['html-validate:standard'],
  rules: {
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // The platform's own scripts stand where the renderer prints them.
    'require-sri': 'off',
    'script-type': 'off',
  },
});
const validator = new HtmlValidate(loader);

/** What is invalid in the page's markup as it stands in the browser now, widgets mounted: one sentence each. */
export async function validateMarkup(page: Page): Promise<string[]> {
  const markup = await page.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
  return validateHtml(markup);
}

/** What is invalid in a document: one sentence each, with the place and the words around it. */
async function validateHtml(markup: string): Promise<string[]> {
  const report = await validator.validateString(markup);
  const lines = markup.split('\n');
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => {
        const around = lines[line - 1]?.slice(Math.max(0, column - 40), column + 80).trim();
        return `${ruleId}: ${message}  …${around}…`;
      }),
  );
}
