import type { FormFields } from './encode-form';
import { readHtml, readSections } from './read-fragment';
import type { Send } from './send';

interface PageOptions {
  /** Settings of the page, like those of a template's front matter. */
  config?: Readonly<Record<string, unknown>> | undefined;
  query?: FormFields | undefined;
  signal?: AbortSignal | undefined;
}

export interface FragmentsCalls {
  /** One partial of a page, as HTML. The address is one that the server printed, used as it is. */
  one(url: string, template: string, options?: PageOptions): Promise<string>;
  /** Several partials of a page at once, by the names that they are wanted under. */
  many<Name extends string>(
    url: string,
    sections: Readonly<Record<Name, string>>,
    options?: PageOptions,
  ): Promise<Record<Name, string>>;
  /** A page whose front matter asks GraphQL, rendered by its template: `pages/…`. HTML, also on failure. */
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
