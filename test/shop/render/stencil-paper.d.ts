declare module '@bigcommerce/stencil-paper' {
  type Templates = Record<string, string>;

  /** An early hint that a rendering returns. */
  export interface ResourceHint {
    src: string;
    state: string;
    type?: string;
    cors?: string;
  }

  /** The part of BigCommerce's renderer that the local shop uses. */
  export default class Paper {
    constructor(
      siteSettings: unknown,
      themeSettings: unknown,
      assembler: null,
      renderer: 'handlebars-v3' | 'handlebars-v4',
      logger: Console,
      logLevel: string,
      params: { security?: { nonce: string } },
    );
    getPreProcessor(): (templates: Templates) => Templates;
    addTemplates(templates: Templates): void;
    addTranslations(translations: Record<string, unknown>, acceptLanguage: string): void;
    setContent(regions: Record<string, string>): void;
    renderTheme(template: string, data: { remote: boolean; context: unknown }): Promise<string>;
    renderString(template: string, context: unknown): Promise<string>;
    getResourceHints(): ResourceHint[];
  }
}
