import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt } from '../diagnostics/diagnostic-at';
import { isJson } from '../is-json';
import type { Template, Theme } from '../read-theme';

/**
 * The types of schema.org that a shop uses, with the fields that search engines require of them:
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export const requiredFields: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue'],
  BlogPosting: ['headline'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  EntryPoint: [],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  MerchantReturnPolicy: [],
  Offer: ['price', 'priceCurrency'],
  OfferShippingDetails: [],
  Organization: ['name'],
  Person: ['name'],
  PostalAddress: [],
  PriceSpecification: ['price', 'priceCurrency'],
  Product: ['name'],
  ProductGroup: ['name', 'variesBy', 'hasVariant'],
  PropertyValue: ['name', 'value'],
  QuantitativeValue: [],
  Rating: ['ratingValue'],
  Review: ['author', 'reviewRating'],
  SearchAction: ['target', 'query-input'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  WebSite: ['name', 'url'],
};
const rule = 'structured-data';

/** Finds errors in a theme's JSON-LD for search engines, in its scripts and in the partials inside of them. */
export const checkStructuredData = ({ templates }: Theme): Diagnostic[] => [...templates.values()].flatMap(inTemplate);

function inTemplate(template: Template): Diagnostic[] {
  const { text } = template;
  const types = [...text.matchAll(/"@type":\s*"(\w+)"/g)];
  const missing = types.flatMap(({ 1: type = '', index: at }) => {
    const place = { template, at };
    const fields = Object.hasOwn(requiredFields, type) ? requiredFields[type]! : undefined;
    const close = fields ? undefined : closestName(type, Object.keys(requiredFields));
    if (close) return [diagnosticAt(rule, place, `schema.org has no type "${type}"; did you mean "${close}"?`)];
    return (fields ?? [])
      .filter((field) => !text.includes(`"${field}"`))
      .map((field) => diagnosticAt(rule, place, `this ${type} has no "${field}"`));
  });
  const isOffer = types.some(({ 1: type }) => type === 'Offer') && !text.includes('"PriceSpecification"');
  const ranges = isOffer ? [...text.matchAll(/"(minPrice|maxPrice)":/g)] : [];
  const foreign = ranges.map(({ 1: field, index: at }) =>
    diagnosticAt(rule, { template, at }, `an Offer has no "${field}": a range of prices is an AggregateOffer`),
  );
  return [...missing, ...foreign, ...unreadable(template)];
}

/** Finds scripts that are no JSON after their expressions are filled in. It skips scripts with branches or partials. */
function unreadable(template: Template): Diagnostic[] {
  const scripts = template.text.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(({ 1: script = '', index: at }) =>
    /\{\{\{?~?[#>^]/.test(script) || isJson(fill(script))
      ? []
      : [diagnosticAt(rule, { template, at }, 'this JSON-LD is no JSON: search engines ignore it')],
  );
}

/** Replaces an expression by a text inside of quotes, and by a number elsewhere. */
const fill = (script: string): string =>
  script.replace(/"(?:\{\{[\s\S]*?\}\}|[^"])*"|\{\{\{?[\s\S]*?\}?\}\}/g, (found) =>
    found.startsWith('"') ? '"x"' : '0',
  );
