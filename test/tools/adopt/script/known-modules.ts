import { createHash } from 'node:crypto';
import type { Module } from './module-graph';
import { moduleName } from './module-hooks';
import { tokensOf } from './parse-script';
import reference from './reference-modules.json';

/** The modules of the reference theme's releases. `write-reference-modules.ts` reads them from its repository. */
export interface KnownModules {
  /** The hashes of each module's texts, by the module's name, separated by spaces. */
  readonly texts: Readonly<Record<string, string>>;
  /** The hashes of each module's hooks in all releases, by the module's name, separated by spaces. */
  readonly hooks: Readonly<Record<string, string>>;
  /** The hashes of the statements of all modules, separated by spaces. */
  readonly statements: string;
}

/** Whether a module is one of the reference theme, a changed one, or the author's own. */
export interface Standing {
  readonly is: 'known' | 'changed' | 'own';
  /**
   * The module of the reference theme that has a hook in any release, by the hook's key. Code that was in one module in an
   * older release can be in another one now.
   */
  moduleWith(key: string): string | undefined;
}

export const digits = { text: 10, hook: 7, statement: 6 } as const;

/** The first hexadecimal digits of a text's hash. */
export const shortHash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** The hash of a module without its comments and white space. */
export function moduleHash(text: string): string {
  try {
    return shortHash(tokensOf(text).join(' '), digits.text);
  } catch {
    return shortHash(text.replace(/\s+/g, ' '), digits.text);
  }
}

/** Compares a module with those of the reference theme. A module that was moved is known by its text. */
export function standing(
  { path, text }: Module,
  { texts, hooks }: Pick<KnownModules, 'texts' | 'hooks'> = reference,
): Standing {
  const name = moduleName(path);
  const hash = moduleHash(text);
  const isKnown = Object.values(texts).some((known) => known.includes(hash));
  // The module itself comes first.
  const names = [name, ...Object.keys(hooks).filter((other) => other !== name)];
  return {
    is: isKnown ? 'known' : name in texts ? 'changed' : 'own',
    moduleWith: (key) => {
      const short = shortHash(key, digits.hook);
      return names.find((one) => hooks[one]?.includes(short));
    },
  };
}
