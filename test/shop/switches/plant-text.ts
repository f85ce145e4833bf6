import type { NextFunction, Request, Response } from 'express';
import { isPlain } from '../languages/localize';
import type { Renderer } from '../render/renderer';
import type { World } from '../world/world';

/** The names of values that are not texts for shoppers: templates and scripts use them as codes. */
const codes = /(^|_)(id|type|template|partial|class|pattern|validation|token|nonce|date_format|slug|facet)$/i;
/** Values that are HTML by the platform's contract: a merchant's HTML, or a sentence of the shop. */
const markup =
  /^(description|content|warranty|summary|message|messages|errors?|success|scripts|config|meta_tags|markup|html|instructions|privacy_cookie)$/;
const url = /^((https?:)?\/|#|data:|mailto:|tel:|\w+\[)/;
/** Words, or amounts of money. */
const words = /\s|^\p{Lu}\p{Ll}|^\p{Sc}/u;

/**
 * Adds a text to every text for shoppers in some data, as if its author had typed it. Codes, URLs and HTML are not
 * changed.
 *
 * @param alsoMarkup whether HTML is changed as well: for data of scripts, which must not insert any of it as HTML
 */
export function plantText<Data>(data: Data, text: string, alsoMarkup = false): Data {
  const walk = (at: unknown): unknown => {
    if (typeof at === 'string') {
      const isText = words.test(at) && !url.test(at) && (alsoMarkup || !at.includes('<'));
      return isText ? `${at} ${text}` : at;
    }
    if (Array.isArray(at)) return at.map(walk);
    if (!isPlain(at)) return at;
    return Object.fromEntries(
      Object.entries(at).map(([name, below]) => {
        const isLeft = codes.test(name) || (!alsoMarkup && markup.test(name));
        return [name, isLeft ? below : walk(below)];
      }),
    );
  };
  return walk(data) as Data;
}

/** A renderer that plants texts in contexts while the setting `plantedText` is not empty. */
export const plantedRenderer = (world: World, renderer: Renderer): Renderer => ({
  ...renderer,
  render: (template, input, fallback) => {
    const { plantedText } = world.settings;
    return renderer.render(
      template,
      plantedText ? { ...input, context: plantText(input.context, plantedText) } : input,
      fallback,
    );
  },
});

/**
 * Express middleware: does the same for the data of JSON responses. Their fragments got the text when they were
 * rendered.
 */
export const plantInResponses =
  (world: World) =>
  (_: Request, response: Response, next: NextFunction): void => {
    const json = response.json.bind(response);
    response.json = (body: unknown) => {
      const { plantedText } = world.settings;
      return json(plantedText ? plantData(body, plantedText) : body);
    };
    next();
  };

function plantData(body: unknown, text: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return plantText(body, text, true);
  return Object.fromEntries(
    Object.entries(body).map(([name, below]) => {
      const isFragment = name === 'content' || name.startsWith('components/');
      return [name, isFragment ? below : plantText({ [name]: below }, text, true)[name]];
    }),
  );
}
