/** The partials that the server renders: paths below templates/components, without an extension. */
export type Templates = string | readonly string[] | Readonly<Record<string, string>>;

export interface StencilOptions {
  /** One partial, a list of them, or name → partial. */
  template?: Templates | undefined;
  /** Settings of the rendered page, in the form of a template's front matter. */
  config?: Readonly<Record<string, unknown>> | undefined;
}

/** The partials' paths, in order. */
function templateList(template: Templates | undefined): string[] {
  if (template === undefined) return [];
  return typeof template === 'string' ? [template] : Object.values(template);
}

/**
 * The header with the session's token. It is in capitals, because the platform's own script looks for this spelling. If
 * the script does not find it, it adds the token again. Then browsers join the two tokens with a comma, and the shop
 * refuses the call (decision 4).
 */
export const TOKEN_HEADER = 'X-XSRF-TOKEN';

/** The headers that mark a call as a call of a theme. The shop requires them, and the token, on each call without a JSON body. */
export function stencilHeaders({ template, config = {} }: StencilOptions): Record<string, string> {
  const templates = templateList(template).join(',');
  return {
    'stencil-config': JSON.stringify(config),
    'stencil-options': templates ? JSON.stringify({ render_with: templates }) : '{}',
    'x-requested-with': 'stencil-utils',
  };
}
