import { readFileSync, writeFileSync } from 'node:fs';
import { type Pointer, readPointer } from '../../../core/channel/read-pointer';
import { parseCommandLine } from '../../theme/command-line';
import { commandLines } from '../../theme/command-lines';
import { type Count, decide, defaultRules, type Rules } from './decide';

/** The channel's file, with the time of the last change of `next.share`. */
interface Channel extends Pointer {
  readonly next?: NonNullable<Pointer['next']> & { readonly since?: string };
}

/** What the command prints, and its exit status: 1 for a halved or stopped version, so that a workflow turns red. */
export interface CanaryResult {
  readonly text: string;
  readonly status: 0 | 1;
}

/**
 * Decides about the version on trial in a channel. Changes the channel's file only with `--write`.
 *
 * @param now the time of the change
 * @throws Error about a wrong argument or file
 */
export function runCanary(args: readonly string[], now = new Date()): CanaryResult {
  const { positionals, values } = parseCommandLine(args, commandLines.canary);
  const [channelFile = '', seriesFile = ''] = positionals;
  const channel = readChannel(channelFile);
  const { version: live, next } = channel;
  if (!next || next.share === 0) return { text: `${channelFile}: no version is on trial`, status: 0 };
  const rules = readRules(values.rules as string | undefined);
  const trial = { live, next: next.version, share: next.share, since: next.since };
  const { action, share, reason } = decide(trial, readSeries(seriesFile), rules);
  const change = share === next.share ? `${share} %` : `${next.share} % -> ${share} %`;
  const isWritten = share !== next.share && values.write === true;
  if (isWritten) {
    const changed: Channel = { ...channel, next: { ...next, share, since: now.toISOString() } };
    writeFileSync(channelFile, `${JSON.stringify(changed, null, 2)}\n`);
  }
  const done = share === next.share ? '' : isWritten ? `; ${channelFile} is written` : '; nothing is written';
  return {
    text: `${action}: ${next.version} ${change} (${reason})${done}`,
    status: action === 'halve' || action === 'stop' ? 1 : 0,
  };
}

function readChannel(file: string): Channel {
  const text = readFileSync(file, 'utf8');
  if (!readPointer(text)) throw new Error(`${file} is no channel.json`);
  return JSON.parse(text) as Channel;
}

const isCount = (value: unknown): value is Count => {
  const { version, at, views, errors } = Object(value) as Partial<Count>;
  return (
    typeof version === 'string' &&
    !Number.isNaN(Date.parse(String(at))) &&
    [views, errors].every((count) => Number.isInteger(count) && Number(count) >= 0)
  );
};

function readSeries(file: string): Count[] {
  const series: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(series) || !series.every(isCount)) {
    throw new Error(`${file}: each entry must have version, at (a time), views and errors (whole numbers)`);
  }
  return series;
}

function readRules(file: string | undefined): Rules {
  if (file === undefined) return defaultRules;
  const given = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<keyof Rules, unknown>>;
  const isNumber = (value: unknown) => typeof value === 'number' && value >= 0;
  for (const [name, value] of Object.entries(given)) {
    if (!(name in defaultRules)) {
      throw new Error(`${file}: no such rule: ${name}; known: ${Object.keys(defaultRules).join(', ')}`);
    }
    const isRight = name === 'steps' ? Array.isArray(value) && value.every(isNumber) : isNumber(value);
    if (!isRight) throw new Error(`${file}: ${name} must be ${name === 'steps' ? 'a list of numbers' : 'a number'}`);
  }
  return { ...defaultRules, ...(given as Partial<Rules>) };
}
