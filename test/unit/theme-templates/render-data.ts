import { renderExample } from '../../support/examples/render-example';

/** Renders an example whose context is `data`. */
export const rendered = (data: object, example: string): Promise<string> =>
  renderExample(`{{#JSONparse '${JSON.stringify(data)}'}}${example}{{/JSONparse}}`);

/** The words of some HTML, without its tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
