import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Page } from 'playwright-core';

/** Resolves its configuration once: for each document, this would take a fifth of the validator's time. */
class RememberingLoader extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(file: string) {
    return (this.#resolved ??= super.getConfigFor(file));
  }
}

// Off: rules on the theme's own decisions, such as the form of void elements, class names, inline styles.
const loader = new RememberingLoader({
  extends: ['html-validate:standard'],
  rules: {
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // Safari takes the role from a list without markers, so our lists have it written.
    'no-redundant-role': 'off',
    // The renderer writes the platform's own scripts: a theme can't change their attributes.
    'require-sri': 'off',
    'script-type': 'off',
  },
});
const validator = new HtmlValidate(loader);

/** Validates the page's current markup with mounted widgets; returns one sentence for each error. */
export async function validateMarkup(page: Page): Promise<string[]> {
  const markup = await page.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
  return validateHtml(markup);
}

/** Validates a document; returns one sentence for each error, with its place and the text around it. */
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
