import type { NextFunction, Request, Response } from 'express';
import type { Renderer } from '../render/renderer';

/** Listens to the shop's own values: the contexts of templates, and the data of JSON answers. */
export type Listener = (data: unknown) => void;

/** A renderer that reports the contexts it is given. */
export const overheardRenderer = (renderer: Renderer, hear: Listener): Renderer => ({
  ...renderer,
  render: (template, input, lender) => {
    hear(input.context);
    hear(input.regions);
    return renderer.render(template, input, lender);
  },
});

/** Express middleware: reports the data of every JSON answer, without the HTML that templates made of it. */
export const overhearAnswers =
  (hear: Listener) =>
  (_: Request, response: Response, next: NextFunction): void => {
    const json = response.json.bind(response);
    response.json = (body: unknown) => {
      hear(withoutFragments(body));
      return json(body);
    };
    next();
  };

/** Fragments stand beside the data as `content`, or are the whole answer, by the names of their templates. */
function withoutFragments(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'content' && !name.startsWith('components/')),
  );
}
