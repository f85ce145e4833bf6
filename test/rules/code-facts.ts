import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { cacheUntilChange } from './cache-until-change';
import { codeRooms, filesBelow } from '../support/build/source-files';

export interface Found {
  readonly line: number;
  readonly text: string;
}

/** The facts about a TypeScript file that the rules check. */
export interface CodeFacts {
  readonly path: string;
  /** The exported names, `default` and `*` included. */
  readonly exports: readonly string[];
  /** Literals that read like a sentence and are not part of a report, an error or a selector. */
  readonly phrases: readonly Found[];
  /** The `on…` properties that the file passes to elements or parts. */
  readonly handlers: readonly Found[];
  /** The browser's interfaces that the file uses: storage, cookies, requests, raw HTML. */
  readonly interfaces: readonly Found[];
  /** The tests that run: the title of each, after those of the enclosing blocks. */
  readonly tests: readonly (readonly string[])[];
}

let known: readonly CodeFacts[] | undefined;

/** The facts of every file of some rooms. */
export function codeFacts(rooms: readonly string[]): CodeFacts[] {
  // Cached, because reading them took most of the rules' time.
  known ??= cacheUntilChange(
    'code-facts',
    [...codeRooms.flatMap(filesBelow), 'package.json', 'tsconfig.json'],
    describeCode,
  );
  return known.filter(({ path }) => rooms.some((room) => path.startsWith(`${room}/`)));
}

/**
 * Reads the code in a child process. The compiler's own parser is a native program behind an ES module, which Jest's
 * CommonJS cannot load.
 */
function describeCode(): CodeFacts[] {
  const script = join('test', 'rules', 'describe-code.ts');
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script, ...codeRooms], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(printed) as CodeFacts[];
}

/** `core/x.ts:12: text`, for a failure. */
export const place = ({ path }: { path: string }, { line, text }: Found): string => `${path}:${line}: ${text}`;
