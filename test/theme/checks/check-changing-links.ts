import { oncePer } from '../problems/once-per';
import type { Problem } from '../problems/problem';
import { problemAt } from '../problems/problem-at';
import type { Template, Theme } from '../read-theme';
import { type OutlineTag, type Piece, unknownPiece } from '../template/read-outline';
import { calledName } from '../walk-template';
import { tagsOf } from './tags-of';

/** Addresses of the platform that change something when they are fetched with GET, by the last name of their path. */
const changing =
  /(^|\.)(add_to_cart_url|pre_order_add_to_cart_url|remove_url|logout)$|[?&]action=(?:add|buy|delete|remove|logout)/;

/** Finds links that change something as soon as a browser or a robot fetches them, and that do not say so. */
export const checkChangingLinks = ({ templates }: Theme): Problem[] => [...templates.values()].flatMap(inTemplate);

const inTemplate = oncePer((template: Template): Problem[] => {
  // The address that takes a filter from a list has the name of one that takes an item from the cart.
  if (template.path.includes('facet')) return [];
  return tagsOf(template.outline).flatMap((tag) => {
    // The selector of languages has addresses of the same name, which change nothing.
    const isMoney = [template.path, ...tag.attributes.map(({ name }) => name)].some((name) => /currency/i.test(name));
    if (tag.name !== 'a' || pieces(tag, 'rel').some((text) => text.includes('nofollow'))) return [];
    const address = pieces(tag, 'href').find((text) => changing.test(text) || (text.endsWith('switch_url') && isMoney));
    if (address === undefined) return [];
    const sentence = `a link to ${address} changes something, and has no rel="nofollow"`;
    return [problemAt('changing-link', { template, at: tag.at }, sentence)];
  });
});

/** The texts of an attribute, and the names of the values in it. */
const pieces = ({ attributes }: OutlineTag, attribute: string): string[] =>
  attributes.flatMap(({ name, value = [] }) => (name === attribute ? value.map(pieceText) : []));

const pieceText = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece === unknownPiece ? '' : (calledName(piece) ?? '');
