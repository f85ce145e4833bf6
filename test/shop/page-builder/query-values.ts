type Json = Readonly<Record<string, unknown>>;

interface Mapping {
  readonly reads: string;
  readonly type: string;
}

/**
 * The variables of a widget's GraphQL query: the `mappings` of its template's hidden field say which of the merchant's
 * values each one reads. `products.*.productId` reads a list. Source: BigCommerce's tutorial "Create Widgets Powered by
 * GraphQL", and the query parameters of its Widget Builder.
 */
export function queryValues(schema: unknown, configuration: Json): Record<string, unknown> {
  const entries = Array.isArray(schema) ? (schema as { type?: string; settings?: unknown[] }[]) : [];
  const fields = entries.flatMap(({ type, settings }) => (type === 'hidden' ? (settings ?? []) : []));
  const mappings = fields.flatMap((field) => {
    const { type, typeMeta } = field as { type?: string; typeMeta?: { mappings?: Record<string, Mapping> } };
    return type === 'graphQl' ? Object.entries(typeMeta?.mappings ?? {}) : [];
  });
  return Object.fromEntries(
    mappings.map(([name, { reads, type }]) => {
      const isList = reads.includes('.*');
      const found = readAll(configuration, reads.split('.')).map((value) => convert(value, type));
      const given = found.filter((value) => value !== null);
      return [name, isList ? given : (given[0] ?? null)];
    }),
  );
}

function readAll(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === '*') return Array.isArray(value) ? value.flatMap((entry) => readAll(entry, rest)) : [];
  return typeof value === 'object' && value !== null ? readAll((value as Json)[step], rest) : [];
}

function convert(value: unknown, type: string): unknown {
  if (type.startsWith('Boolean')) return Boolean(value);
  if (value === undefined || value === null || value === '') return null;
  return /^(Int|Float)/.test(type) ? Number(value) : String(value);
}
