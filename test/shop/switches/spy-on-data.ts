import type { NextFunction, Request, Response } from 'express';
import type { Renderer } from '../render/renderer';

/** Called with the shop's own values: the contexts of templates, and the data of JSON responses. */
export type Listener = (data: unknown) => void;

/** Wraps a renderer to report its contexts. */
export const spyOnRenderer = (renderer: Renderer, listener: Listener): Renderer => ({
  ...renderer,
  render: (template, input, fallback) => {
    listener(input.context);
    listener(input.regions);
    return renderer.render(template, input, fallback);
  },
});

/** Express middleware: reports the data of every JSON response, without the rendered HTML. */
export const spyOnResponses =
  (listener: Listener) =>
  (_: Request, response: Response, next: NextFunction): void => {
    const json = response.json.bind(response);
    response.json = (body: unknown) => {
      listener(withoutFragments(body));
      return json(body);
    };
    next();
  };

/**
 * A response has its fragments in `content`, next to the data. Or it has only fragments: one property for each
 * template, named `components/…`.
 */
function withoutFragments(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'content' && !name.startsWith('components/')),
  );
}
