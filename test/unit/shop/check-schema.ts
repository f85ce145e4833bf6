/** A part of an OpenAPI document: only the keywords that BigCommerce's documents use. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  nullable?: boolean;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** The schemas of an OpenAPI document. */
export interface SchemaDocument {
  components: { schemas: Record<string, Schema> };
}

/**
 * Lists all differences between a value and its schema: wrong types, unlisted values, unpublished properties and missing
 * properties. BigCommerce's documents mark hardly any property as required. So this function requires every published property,
 * except those in `exceptions`.
 *
 * @param exceptions where responses of real shops differ from the documents. The key is the path of a property; `*` stands for any
 *   index of a list. The value is the schema to use there, or null if the property may be missing
 */
export function checkSchema(
  value: unknown,
  schema: Schema,
  document: SchemaDocument,
  exceptions: Readonly<Record<string, Schema | null>> = {},
): string[] {
  const check = (at: unknown, described: Schema, path: string): string[] => {
    const { type, nullable, enum: listed, items, properties } = resolve(exceptions[path] ?? described, document);
    if (at === null) return nullable ? [] : [`${path} is null`];
    if (!type) return [];
    if (typeOf(at, type) !== type) return [`${path} is ${typeOf(at, type)}, not ${type}`];
    if (listed && !listed.includes(at)) return [`${path} is ${String(at)}, not one of ${listed.join(', ')}`];
    if (Array.isArray(at)) return items ? at.flatMap((one) => check(one, items, `${path}.*`)) : [];
    return typeof at === 'object' && properties ? checkObject(at as Record<string, unknown>, properties, path) : [];
  };
  const checkObject = (at: Record<string, unknown>, properties: Record<string, Schema>, path: string): string[] => {
    const below = (name: string): string => (path === '' ? name : `${path}.${name}`);
    return [
      ...Object.keys(at)
        .filter((name) => !(name in properties))
        .map((name) => `${below(name)} isn't published`),
      ...Object.entries(properties).flatMap(([name, described]) => {
        if (name in at) return check(at[name], described, below(name));
        return exceptions[below(name)] === null ? [] : [`${below(name)} is missing`];
      }),
    ];
  };
  return check(value, schema, '');
}

/** Follows references, and merges the parts of `allOf`. */
function resolve(schema: Schema, document: SchemaDocument): Schema {
  if (schema.$ref) {
    const found = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
    if (!found) throw new Error(`${schema.$ref} is not in the document`);
    return resolve(found, document);
  }
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => resolve(part, document));
  const properties = Object.assign({}, schema.properties, ...parts.map((part) => part.properties));
  return Object.assign({}, schema, ...parts, { properties });
}

function typeOf(value: unknown, wanted: Schema['type']): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'number') return typeof value;
  return wanted === 'integer' && Number.isInteger(value) ? 'integer' : 'number';
}
