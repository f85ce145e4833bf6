/** Paths below templates/components, without an extension. */
export type Templates = string | readonly string[] | Readonly<Record<string, string>>;

export interface StencilOptions {
  template?: Templates | undefined;
  /** Page settings, as in a template's front matter. */
  config?: Readonly<Record<string, unknown>> | undefined;
}

function templateList(template: Templates | undefined): string[] {
  if (template === undefined) return [];
  return typeof template === 'string' ? [template] : Object.values(template);
}

/** In capitals, or the platform's script adds it again (decision 4). */
export const TOKEN_HEADER = 'X-XSRF-TOKEN';

/** The shop requires them, with the token, on requests without a JSON body. */
export function stencilHeaders({ template, config = {} }: StencilOptions): Record<string, string> {
  const templates = templateList(template).join(',');
  return {
    'stencil-config': JSON.stringify(config),
    'stencil-options': templates ? JSON.stringify({ render_with: templates }) : '{}',
    'x-requested-with': 'stencil-utils',
  };
}
