import { themeFiles } from '../../../theme/theme-source';
import { type Change, compareInterfaces } from '../../release/compare-interfaces';
import type { PublicInterface } from '../../release/public-interface';
import { themeText } from '../theme-text';
import type { HostedManifest } from './bundle-to-host';

/**
 * The differences between the contracts of two versions, for the author of a theme.
 *
 * @param theme the folder whose templates are searched for the slots of changed widgets
 * @returns sentences: first the necessary changes, with file and line, then new features of the theme's widgets
 */
export function changedContracts(theme: string, before: HostedManifest, now: HostedManifest): string[] {
  // Only a release lists events and members.
  const isWhole = before.handle !== undefined && now.handle !== undefined;
  const [oldInterface, newInterface] = [before, now].map(
    ({ contracts = {}, events = {}, handle = {} }): PublicInterface => {
      return { contracts, events: isWhole ? events : {}, handle: isWhole ? handle : {} };
    },
  ) as [PublicInterface, PublicInterface];
  const changes = compareInterfaces(oldInterface, newInterface);
  const slots = slotsIn(theme);
  const isWidget = (name: string) => name in oldInterface.contracts || name in newInterface.contracts;
  const sentencesOf = (step: Change['step']) =>
    changes
      .filter((change) => change.step === step)
      .flatMap(({ sentence }) => {
        const [widget = ''] = /^[\w-]+/.exec(sentence) ?? [];
        if (!isWidget(widget)) return [sentence];
        const places = slots.get(widget) ?? [];
        return places.length > 0 ? [`${sentence} (${places.join(', ')})`] : [];
      });
  return [
    ...sentencesOf('major').map((sentence) => `To change: ${sentence}`),
    ...sentencesOf('minor').map((sentence) => `New: ${sentence}`),
  ];
}

/** The file and line of each slot, by the name of its widget. */
function slotsIn(theme: string): ReadonlyMap<string, readonly string[]> {
  const slots = new Map<string, string[]>();
  const { read } = themeText(theme);
  for (const path of themeFiles(theme, 'templates').filter((one) => one.endsWith('.html'))) {
    for (const [index, line] of (read(path) ?? '').split('\n').entries()) {
      for (const [, name = ''] of line.matchAll(/\sdata-widget=["']([\w-]+)["']/g))
        slots.set(name, [...(slots.get(name) ?? []), `${path}:${index + 1}`]);
    }
  }
  return slots;
}
