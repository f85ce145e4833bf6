import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Template, Theme } from '../read-theme';
import { type OutlineTag, type Piece, unknownPiece } from '../template/read-outline';
import { calledName } from '../walk-template';
import { tagsOf } from './tags-of';

/** Addresses of the platform that change something when they are fetched with GET: names of values, and queries. */
const changing =
  /(^|\.)(add_to_cart_url|pre_order_add_to_cart_url|remove_url|logout)$|[?&]action=(?:add|buy|delete|remove|logout)/;

/** Finds links without `rel="nofollow"` that change something as soon as a browser or a robot fetches them. */
export const checkChangingLinks = ({ templates }: Theme): Diagnostic[] => [...templates.values()].flatMap(inTemplate);

const inTemplate = oncePer((template: Template): Diagnostic[] => {
  // `remove_url` is also the name of a URL that removes a filter from a list.
  if (template.path.includes('facet')) return [];
  return tagsOf(template.outline).flatMap((tag) => {
    // In the selector of languages, `switch_url` changes nothing.
    const isMoney = [template.path, ...tag.attributes.map(({ name }) => name)].some((name) => /currency/i.test(name));
    if (tag.name !== 'a' || pieces(tag, 'rel').some((text) => text.includes('nofollow'))) return [];
    const url = pieces(tag, 'href').find((text) => changing.test(text) || (text.endsWith('switch_url') && isMoney));
    if (url === undefined) return [];
    const sentence = `a link to ${url} changes something, and has no rel="nofollow"`;
    return [diagnosticAt('changing-link', { template, at: tag.at }, sentence)];
  });
});

/** The texts of an attribute, and the names of the values in it. */
const pieces = ({ attributes }: OutlineTag, attribute: string): string[] =>
  attributes.flatMap(({ name, value = [] }) => (name === attribute ? value.map(pieceText) : []));

const pieceText = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece === unknownPiece ? '' : (calledName(piece) ?? '');
