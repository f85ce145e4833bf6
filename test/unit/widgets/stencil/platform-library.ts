import { readFileSync } from 'node:fs';

/** The parts of the library as a script sees them: groups of functions. */
export interface Library {
  readonly hooks: Record<string, (...given: unknown[]) => unknown>;
  readonly api: Record<string, unknown>;
  readonly tools: Record<string, Record<string, (...given: unknown[]) => unknown>>;
}

/** Runs the built file of @bigcommerce/stencil-utils, as a `<script>` does, and returns its global, which is removed. */
export function platformLibrary(): Library {
  const code = readFileSync('node_modules/@bigcommerce/stencil-utils/dist/stencil-utils.min.js', 'utf8');
  const library = new Function(`${code}; return stencilUtils;`).call(window) as Library;
  // Our widget leaves a library of another script alone.
  delete window.stencilUtils;
  return library;
}

/** The library of the widget, which must be mounted. */
export function ourLibrary(): Library {
  if (!window.stencilUtils) throw new Error('the page has no stencilUtils');
  return window.stencilUtils as unknown as Library;
}

/** Finds a function of a library by its path, such as `cart.getCart`, and calls it as its method. */
export function callApi({ api }: Library, path: string, given: readonly unknown[]): unknown {
  const [name = '', group] = path.split('.').reverse();
  const owner = (group ? api[group] : api) as Record<string, (...given: unknown[]) => unknown>;
  return owner[name]!(...given);
}

/** The names of the functions in each group of a library, such as `cart.getCart`. */
export function namesIn(groups: Record<string, unknown>): string[] {
  return Object.entries(groups).flatMap(([name, group]) => {
    if (typeof group === 'function') return [name];
    const own = Object.getOwnPropertyNames(Object.getPrototypeOf(group));
    const names = own.filter((one) => one !== 'constructor');
    return names.map((one) => `${name}.${one}`);
  });
}
