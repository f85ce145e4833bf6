import type { Side } from '../../../core/channel/read-pointer';
import { compareWithOwnCopy } from './compare-with-own-copy';
import type { ExaminedChannel } from './examine-channel';
import type { ExaminedVersion } from './examine-version';
import { type Finding, fault, note } from './finding';
import type { Attributes } from './read-page';

/** The versions that a channel's tag and pointer refer to. */
export interface ChannelVersions {
  /** The version whose `channel.js` the tag loads. */
  readonly script: ExaminedVersion | undefined;
  readonly live: ExaminedVersion | undefined;
  readonly next: ExaminedVersion | undefined;
}

/** Checks the hashes of a channel, and reports its current state. */
export function checkChannel(
  { integrity }: Attributes,
  { pointer }: ExaminedChannel,
  { script, live, next }: ChannelVersions,
): Finding[] {
  const hash = hashOf(script, 'channel.js');
  return [
    ...(hash && integrity && !integrity.split(/\s+/).includes(hash)
      ? [
          fault(
            'channel-script',
            `The tag's integrity ${integrity} is not that of channel.js in version ${script?.version}: browsers refuse it, and no widget runs; use the tag of that version's channel.html.`,
          ),
        ]
      : []),
    ...(pointer ? [...checkSide(pointer, live), ...(pointer.next ? checkSide(pointer.next, next) : [])] : []),
    ...(pointer?.version === '' && !pointer.next
      ? [
          note(
            'channel-none',
            'The channel names no version: no page has a widget; name a version to switch the widgets on.',
          ),
        ]
      : []),
    ...(pointer?.next
      ? [
          note(
            'channel-next',
            `The channel gives version ${pointer.next.version} to ${pointer.next.share} % of the browsers, and ${pointer.version || 'no widgets'} to the others.`,
          ),
        ]
      : []),
    ...checkOff(pointer?.off?.match(/[\w-]+/g) ?? [], live),
  ];
}

const hashOf = (version: ExaminedVersion | undefined, name: string): string | undefined =>
  version?.files?.find(({ file }) => file === name)?.integrity;

function checkSide({ version, integrity }: Side, examined: ExaminedVersion | undefined): Finding[] {
  const hash = hashOf(examined, 'loader.js');
  if (!hash || integrity === hash) return [];
  return [
    fault(
      'channel-integrity',
      `The channel's integrity ${integrity} is not that of loader.js in version ${version}: browsers refuse it; ${compareWithOwnCopy(hash, 'channel.json', 'let the channel name another version')}.`,
    ),
  ];
}

function checkOff(names: readonly string[], live: ExaminedVersion | undefined): Finding[] {
  const unknown = names.filter((name) => live?.widgets && !live.widgets.has(name));
  return [
    ...unknown.map((name) =>
      fault(
        'channel-off-unknown',
        `The channel switches "${name}" off, but version ${live?.version} has no such widget: the name has no effect; correct it.`,
      ),
    ),
    ...(names.length > unknown.length
      ? [
          note(
            'channel-off',
            `The channel switches ${names.filter((name) => !unknown.includes(name)).join(', ')} off: their markup works natively; remove a name to switch its widget on again.`,
          ),
        ]
      : []),
  ];
}
