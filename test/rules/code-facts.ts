import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

interface Kept {
  /** The size and the time of every file. */
  readonly state: string;
  readonly facts: readonly CodeFacts[];
}

/** Where the facts are kept until a file changes: reading them took most of the rules' time. */
const keptAt = join('.cache', 'code-facts.json');

let known: readonly CodeFacts[] | undefined;

/** The facts of every file of some rooms. */
export function codeFacts(rooms: readonly string[]): CodeFacts[] {
  known ??= everyFact();
  return known.filter(({ path }) => rooms.some((room) => path.startsWith(`${room}/`)));
}

function everyFact(): readonly CodeFacts[] {
  const files = [...codeRooms.flatMap(filesBelow), 'package.json', 'tsconfig.json'];
  const state = files.map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`).join('\n');
  const kept = existsSync(keptAt) ? (JSON.parse(readFileSync(keptAt, 'utf8')) as Kept) : undefined;
  if (kept?.state === state) return kept.facts;
  const facts = describeCode();
  mkdirSync(dirname(keptAt), { recursive: true });
  // Another worker may read it at this moment: it is there whole, or as it was.
  const fresh = `${keptAt}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify({ state, facts } satisfies Kept));
  renameSync(fresh, keptAt);
  return facts;
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
