import type { Rules } from './rule';

/** Errors in a theme's own widgets. */
export const ownRules = {
  'own-widget': {
    says: ["the widget can't be built: …"],
    hint: 'Correct the file at the named place, then run npm run own.',
  },
  'stale-own-widgets': {
    says: ['older than widgets/, or built by another version: run npm run own -- …'],
    hint: 'The pages would load older widgets, or none: run the command, and commit what it writes.',
  },
} satisfies Rules;
