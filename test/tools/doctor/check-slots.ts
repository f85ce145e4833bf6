import { moments } from '../../../core/contract/moment';
import { closestName } from '../../../core/errors/closest-name';
import { countNames } from './count-names';
import type { ExaminedVersion } from './examine-version';
import { type Finding, fault, note } from './finding';
import type { PageFacts } from './read-page';

/** Finds widgets, moments and switched-off names that this version does not know. */
export function checkSlots({ slots, pageData }: PageFacts, { version, widgets }: ExaminedVersion): Finding[] {
  const off = pageData?.['data-widgets-off']?.match(/[\w-]+/g) ?? [];
  // A line per chunk: its URL, then moments and names.
  const own = pageData?.['data-widgets-own']?.split(';').flatMap((chunk) => chunk.split(' ').slice(1)) ?? [];
  const isUnknown = (name: string) => widgets !== undefined && !widgets.has(name) && !own.includes(name);
  const correct = (name: string) => {
    const meant = closestName(name, widgets ?? []);
    return meant ? `did you mean "${meant}"? Correct` : 'correct';
  };
  const unknown = countNames(slots.map(({ name }) => name).filter(isUnknown));
  const wrongMoments = slots.filter(({ when }) => when !== undefined && !moments.some((moment) => moment === when));
  const knownOff = off.filter((name) => !isUnknown(name));
  return [
    ...(slots.length === 0
      ? [note('slots-none', 'The page has the tag but no slot, so no widget runs; include partials of widgets.')]
      : []),
    ...unknown.map(([name, count]) =>
      fault(
        'slot-unknown',
        `Version ${version} has no widget "${name}" (${count === 1 ? '1 slot' : `${count} slots`} of the page): its markup stays as the server rendered it; ${correct(name)} the template, or publish the version that has it.`,
      ),
    ),
    ...wrongMoments.map(({ name, when }) =>
      fault(
        'moment-unknown',
        `A slot of ${name} has data-widget-when="${when}", which is no moment: it mounts at the widget's default moment; write one of ${moments.join(', ')}.`,
      ),
    ),
    ...off
      .filter(isUnknown)
      .map((name) =>
        fault(
          'off-unknown',
          `The theme setting widgets_off names "${name}", and version ${version} has no such widget: the name has no effect; ${correct(name)} the setting.`,
        ),
      ),
    ...(knownOff.length > 0
      ? [
          note(
            'off',
            `The theme setting widgets_off has ${knownOff.join(', ')}: their markup works natively; remove a name to switch its widget on again.`,
          ),
        ]
      : []),
  ];
}
