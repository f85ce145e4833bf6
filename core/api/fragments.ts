import type { FormFields } from './encode-form';
import { readHtml, readSections } from './read-fragment';
import type { Send } from './send';

interface PageOptions {
  /** Settings of the page, in the form of a template's front matter. */
  config?: Readonly<Record<string, unknown>> | undefined;
  query?: FormFields | undefined;
  signal?: AbortSignal | undefined;
}

export interface FragmentsCalls {
  /** One partial of a page, as HTML. The language path is not prepended to `url`, so `url` must contain it. */
  one(url: string, template: string, options?: PageOptions): Promise<string>;
  /** Several partials of a page in one call; the answer has the keys of `sections`. */
  many<Name extends string>(
    url: string,
    sections: Readonly<Record<Name, string>>,
    options?: PageOptions,
  ): Promise<Record<Name, string>>;
  /**
   * The HTML of a page whose front matter contains a GraphQL query. The shop sends HTML also when it fails, so the
   * promise rejects if the answer has an error status, is empty, or is a whole page.
   *
   * @param templateName the page's template: `pages/…`
   */
  graphqlPage(templateName: string, signal?: AbortSignal): Promise<string>;
}

export function createFragmentsCalls(send: Send): FragmentsCalls {
  const ask = (
    url: string,
    template: string | Readonly<Record<string, string>>,
    options: PageOptions,
  ): Promise<unknown> => send({ method: 'GET', path: new URL(url, document.baseURI).href, template, ...options });
  return {
    one: async (url, template, options = {}) => readHtml(await ask(url, template, options)),
    many: async (url, sections, options = {}) => readSections(await ask(url, sections, options), sections),
    graphqlPage: async (templateName, signal) =>
      readHtml(
        await send({
          method: 'GET',
          path: '/graphql-render',
          query: { template_name: templateName },
          signal,
        }),
      ),
  };
}
