import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { keepUntilChange } from './keep-until-change';
import { codeRooms, filesBelow } from './source-files';

export interface Found {
  readonly line: number;
  readonly text: string;
}

/** What the rules ask of a file of TypeScript. */
export interface CodeFacts {
  readonly path: string;
  /** The names it exports; `default` and `*` among them. */
  readonly exports: readonly string[];
  /** Literals that read like a sentence and don't go to a report, an error or a selector. */
  readonly phrases: readonly Found[];
  /** The `on…` properties it hands to elements or parts. */
  readonly handlers: readonly Found[];
  /** The browser's own doors it opens: storage, cookies, requests, raw HTML. */
  readonly doors: readonly Found[];
  /** The tests that run: the title of each, after those of the blocks around it. */
  readonly tests: readonly (readonly string[])[];
}

let known: readonly CodeFacts[] | undefined;

/** The facts of every file of some rooms. */
export function codeFacts(rooms: readonly string[]): CodeFacts[] {
  // Reading them took most of the rules' time.
  known ??= keepUntilChange(
    'code-facts',
    [...codeRooms.flatMap(filesBelow), 'package.json', 'tsconfig.json'],
    describeCode,
  );
  return known.filter(({ path }) => rooms.some((room) => path.startsWith(`${room}/`)));
}

/**
 * The compiler's own parser is a native program behind an ES module, which Jest's CommonJS can't load: a script reads
 * the code and prints what it found.
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
