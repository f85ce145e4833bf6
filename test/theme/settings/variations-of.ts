export interface Variation {
  readonly name: string;
  /** The theme's settings with those of the variation over them. */
  readonly settings: ReadonlyMap<string, unknown>;
  /** Where config.json sets it for this variation: `variations.1.settings.body-bg`. */
  readonly pathOf: (key: string) => string;
}

type Json = Readonly<Record<string, unknown>>;

/** The variations of a theme, each with all of its settings. */
export function variationsOf(config: Json): Variation[] {
  const common = (config.settings ?? {}) as Json;
  const variations = Array.isArray(config.variations) ? (config.variations as Json[]) : [];
  return variations.map(({ name, settings }, index) => {
    const own = (settings ?? {}) as Json;
    const pathOf = (key: string) =>
      Object.hasOwn(own, key) ? `variations.${index}.settings.${key}` : `settings.${key}`;
    return { name: String(name), settings: new Map(Object.entries({ ...common, ...own })), pathOf };
  });
}
