import { readFileSync } from 'node:fs';
import { fillChapters } from './fill-chapters';
import { functionalTable } from './functional-sheet';
import { troubleshooting } from './troubleshooting';
import { eventTable } from './widget-events';

/** Where the authors' way in stands, from the top of the tree. */
export const guidePath = 'theme-templates/README.md';

/** The guide with its written chapters as the code has them today. */
export const guide = (): string =>
  fillChapters(readFileSync(guidePath, 'utf8'), {
    events: eventTable(),
    functional: functionalTable(),
    troubleshooting: troubleshooting(),
  });
