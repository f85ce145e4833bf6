import type { Criteria } from './criterion';
import { everyStateIsJudged } from './every-state';

const merchants =
  'Media are the merchant’s: the bundle plays videos of the platform’s video list only, by their own player.';

/** WCAG 2.2, principle 1. */
export const perceivable: Criteria = {
  '1.1.1': {
    name: 'Non-text Content',
    level: 'A',
    tests: everyStateIsJudged,
    person: 'Whether a picture’s text says what the picture shows: the merchant writes it.',
  },
  '1.2.1': { name: 'Audio-only and Video-only (Prerecorded)', level: 'A', person: merchants },
  '1.2.2': { name: 'Captions (Prerecorded)', level: 'A', person: merchants },
  '1.2.3': { name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', person: merchants },
  '1.2.4': { name: 'Captions (Live)', level: 'AA', never: 'Nothing is live.' },
  '1.2.5': { name: 'Audio Description (Prerecorded)', level: 'AA', person: merchants },
  '1.3.1': {
    name: 'Info and Relationships',
    level: 'A',
    tests: everyStateIsJudged,
    person: 'Whether headings, lists and tables mean what they look like.',
  },
  '1.3.2': {
    name: 'Meaningful Sequence',
    level: 'A',
    tests: {
      'browser/pages/keyboard-browse.test.ts': [
        'are filtered, sorted, paged and compared; quick views open and close',
        'takes a coupon, gift wrapping and a shipping method, and removes a line',
      ],
    },
    person: 'Whether the order in which a page is read makes sense.',
  },
  '1.3.3': { name: 'Sensory Characteristics', level: 'A', person: 'Whether a sentence leads by shape or place alone.' },
  '1.3.4': {
    name: 'Orientation',
    level: 'AA',
    tests: { 'browser/pages/resizing.test.ts': 'ends with the layout of its last width' },
  },
  '1.3.5': {
    name: 'Identify Input Purpose',
    level: 'AA',
    tests: everyStateIsJudged,
    person:
      'Whether each field about the shopper has the purpose that it asks for: axe sees that a purpose is one, not that it fits.',
  },
  '1.4.1': {
    name: 'Use of Color',
    level: 'A',
    tests: everyStateIsJudged,
    person:
      'Whether something is told by colour alone: links in texts are judged, charts and pictures of swatches are not.',
  },
  '1.4.2': {
    name: 'Audio Control',
    level: 'A',
    tests: everyStateIsJudged,
    person: 'Whether a video of the merchant’s starts with sound.',
  },
  '1.4.3': {
    name: 'Contrast (Minimum)',
    level: 'AA',
    tests: {
      ...everyStateIsJudged,
      'browser/pages/appearance.test.ts': '%s has enough contrast with the preferences “more contrast” and “dark”',
    },
    person: 'Whether text over a merchant’s picture can be read, and in colours that the merchant has set.',
  },
  '1.4.4': {
    name: 'Resize Text',
    level: 'AA',
    tests: {
      ...everyStateIsJudged,
      'browser/pages/appearance.test.ts':
        '%s cuts off no text and overlaps no part of the header, with text twice as large',
    },
    person:
      'Whether text alone can be made twice as large on other pages than home, a product and a form. The browser’s zoom can: 320 pixels are a wide screen at 400 %.',
  },
  '1.4.5': {
    name: 'Images of Text',
    level: 'AA',
    person: 'Whether the merchant’s pictures hold text. Ours hold none.',
  },
  '1.4.10': { name: 'Reflow', level: 'AA', tests: everyStateIsJudged },
  '1.4.11': {
    name: 'Non-text Contrast',
    level: 'AA',
    tests: {
      'browser/pages/appearance.test.ts': '%s has an edge around each control with forced colours',
    },
    person: 'Whether edges, icons and the focus stand out by 3 : 1 in each colour scheme.',
  },
  '1.4.12': {
    name: 'Text Spacing',
    level: 'AA',
    tests: {
      'browser/pages/appearance.test.ts': '%s cuts off no text with wide spaces between letters, words and lines',
    },
  },
  '1.4.13': {
    name: 'Content on Hover or Focus',
    level: 'AA',
    tests: {
      'browser/header/menu.test.ts':
        'opens a panel after 100 ms of hover, closes it after 100 ms, and keeps a clicked one open',
      'unit/widgets/header/menu.test.tsx': 'closes at a press outside, and when the focus moves on',
      'unit/widgets/header/dropdown.test.tsx': [
        'closes at Escape, also as the next input, and returns the focus to its summary',
        'stays open if the mouse returns in time',
      ],
    },
    person: 'Whether what opens covers what it belongs to.',
  },
};
