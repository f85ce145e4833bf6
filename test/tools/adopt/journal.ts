import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parameterOf, withParameter } from '../../theme/bundle-tag';
import type { StoredChange } from './file-change';

/** Folder of the journal. Its `.gitignore` excludes it from git, and `stencil bundle` leaves it out. */
const place = '.storefront-widgets';

/** Makes the folder of the journal, and returns its path. */
export function openJournal(folder: string): string {
  const path = join(folder, place);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, '.gitignore'), '*\n');
  return path;
}

/** The stored changes of one run, for `--undo`. */
interface Run {
  readonly name: string;
  readonly changes: readonly StoredChange[];
  /** False while the files are being written, and after an interrupted run. */
  readonly isWhole: boolean;
}

/** The runs that have changed the theme, the oldest first. */
function readJournal(folder: string): Run[] {
  const runs = join(folder, place);
  if (!existsSync(runs)) return [];
  return readdirSync(runs)
    .filter((name) => /^\d+$/.test(name) && existsSync(join(runs, name, 'changes.json')))
    .sort((a, b) => Number(a) - Number(b))
    .map((name) => ({
      name,
      changes: JSON.parse(readFileSync(join(runs, name, 'changes.json'), 'utf8')) as StoredChange[],
      isWhole: existsSync(join(runs, name, 'whole')),
    }));
}

/**
 * Writes all changes. First it stores the journal entry, then each new text beside its file; at last it renames each
 * into place, and deletes what is no longer needed. After an interruption every file is either old or new, and the next
 * run undoes the unfinished one.
 *
 * @param move puts a finished file into its place
 */
export function writeChanges(folder: string, changes: readonly StoredChange[], move = renameSync): void {
  if (changes.length === 0) return;
  const last = readJournal(folder).at(-1);
  const run = join(openJournal(folder), String(Number(last?.name ?? 0) + 1));
  mkdirSync(run, { recursive: true });
  writeFileSync(join(run, 'changes.new'), JSON.stringify(changes));
  renameSync(join(run, 'changes.new'), join(run, 'changes.json'));
  put(
    folder,
    changes.flatMap(({ path, after }) => (after === null ? [] : [[path, after] as const])),
    move,
  );
  for (const { path } of changes.filter(({ after }) => after === null)) remove(folder, path);
  writeFileSync(join(run, 'whole'), '');
}

/** Restores every file of unfinished runs. Returns whether there was one. */
export function recover(folder: string): boolean {
  const unfinished = readJournal(folder).filter(({ isWhole }) => !isWhole);
  for (const run of unfinished.reverse()) takeBack(folder, run);
  return unfinished.length > 0;
}

/** Whether the newest run updated the theme's bundle: then it deleted the files of the previous version. */
export const isLastAnUpdate = (folder: string): boolean =>
  readJournal(folder)
    .at(-1)
    ?.changes.some(({ after }) => after === null) ?? false;

/**
 * Undoes runs, the newest first.
 *
 * @param runs the maximum number of runs to undo
 * @returns `foreign`: files that were changed after the run; they stay unchanged, and so does the journal of their runs.
 *   `undone`: the other files, each with the changes of the last undone run
 */
export function undo(folder: string, runs = Infinity): { foreign: string[]; undone: StoredChange[] } {
  recover(folder);
  const undone = new Map<string, StoredChange>();
  for (const run of readJournal(folder).reverse().slice(0, runs)) {
    const foreign = run.changes
      .filter(({ path, after }) => !isAsWritten(textOf(folder, path), after))
      .map(({ path }) => path);
    if (foreign.length > 0) return { foreign, undone: [...undone.values()] };
    takeBack(folder, run);
    for (const change of run.changes) undone.set(change.path, change);
  }
  if (readJournal(folder).length === 0) rmSync(join(folder, place), { recursive: true, force: true });
  return { foreign: [], undone: [...undone.values()] };
}

/** The changes that undo every run, the newest first. Writes nothing. */
export const undoingChanges = (folder: string): StoredChange[] =>
  readJournal(folder)
    .reverse()
    .flatMap(({ changes }) => changes.map(({ path, before, after }) => ({ path, before: after, after: before })));

/** Whether a file is unchanged since the last run wrote it. */
export function isOfJournal(folder: string, path: string): boolean {
  const change = readJournal(folder)
    .flatMap(({ changes }) => changes)
    .findLast((one) => one.path === path);
  return change !== undefined && textOf(folder, path) === change.after;
}

function takeBack(folder: string, run: Run): void {
  const ownOf = (text: string | null) => parameterOf(text ?? '', ownParameter);
  const back = run.changes.flatMap(({ path, before, after }) => {
    const now = ownOf(textOf(folder, path));
    return before === null ? [] : [[path, now === ownOf(after) ? before : withOwn(before, now)] as const];
  });
  put(folder, back, renameSync);
  for (const { path, before } of run.changes) {
    rmSync(join(folder, fresh(path)), { force: true });
    if (before === null) remove(folder, path);
  }
  rmSync(join(folder, place, run.name), { recursive: true, force: true });
}

const fresh = (path: string): string => `${path}.adopting`;

function put(folder: string, texts: readonly (readonly [path: string, text: string])[], move: typeof renameSync): void {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const old = statSync(join(folder, path), { throwIfNoEntry: false });
    writeFileSync(join(folder, fresh(path)), text);
    if (old) chmodSync(join(folder, fresh(path)), old.mode);
  }
  for (const [path] of texts) move(join(folder, fresh(path)), join(folder, path));
}

function remove(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  removeEmpty(folder, dirname(path));
}

function removeEmpty(folder: string, path: string): void {
  const at = join(folder, path);
  if (path === '.' || !existsSync(at) || readdirSync(at).length > 0) return;
  rmSync(at, { recursive: true });
  removeEmpty(folder, dirname(path));
}

/** The parameter of the bundle's tag that `npm run own` writes, at any time. */
const ownParameter = 'widgets_own';
const withOwn = (text: string, value: string): string => withParameter(text, ownParameter, value);

/** Whether a file is as a run wrote it, apart from the parameter of the theme's own widgets. */
const isAsWritten = (now: string | null, after: string | null): boolean =>
  now === null || after === null ? now === after : withOwn(now, '') === withOwn(after, '');

const textOf = (folder: string, path: string): string | null =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null;
