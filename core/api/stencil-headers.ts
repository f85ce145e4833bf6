/** Which partials the server is to render, below templates/components and without an extension. */
export type Templates = string | readonly string[] | Readonly<Record<string, string>>;

export interface StencilOptions {
  /** One partial, a list of them, or partials by the name that the answer is wanted under. */
  template?: Templates | undefined;
  /** Settings of the page that is rendered, like those of a template's front matter. */
  config?: Readonly<Record<string, unknown>> | undefined;
}

/** The partials' paths, in order. */
function templateList(template: Templates | undefined): string[] {
  if (template === undefined) return [];
  return typeof template === 'string' ? [template] : Object.values(template);
}

/**
 * The header that carries the session's token. In capitals, because the platform's own script looks for it so: under
 * another spelling it adds the token once more, browsers join the two with a comma, and the store refuses them.
 */
export const TOKEN_HEADER = 'X-XSRF-TOKEN';

/** The headers by which the store knows a call of a theme; it wants them on every one, and the token beside them. */
export function stencilHeaders({ template, config = {} }: StencilOptions): Record<string, string> {
  const templates = templateList(template).join(',');
  return {
    'stencil-config': JSON.stringify(config),
    'stencil-options': templates ? JSON.stringify({ render_with: templates }) : '{}',
    'x-requested-with': 'stencil-utils',
  };
}
