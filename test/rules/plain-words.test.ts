import { describe, it } from '@jest/globals';
import { enforce } from './enforce';
import { sourceFiles } from '../support/build/source-files';

/** Words that were private to this project, and the field's term for each. */
const terms: Readonly<Record<string, string>> = {
  backstage: 'thunk services',
  carried: 'what the runtime includes',
  heard: 'listened to, external',
  hear: 'listen to, get',
  hears: 'listens to, gets',
  lonely: 'deferred',
  own: 'initial',
  storeerror: 'ShopError',
  welcome: 'deferred',
};

const oldWord = /\b(?:backstage|carried|hear[ds]?|lonely|own(?=\()|storeerror|welcome)\b/gi;

/** “Hear” is the right word for people and screen readers. */
const allowed = /screen readers hear|(?:shoppers?|people|readers?)(?: \w+)? hears?\b/gi;

/** The loader and the contract accept the old name of the moment `runtime`. */
const knowOldMoment = ['core/contract/moment.ts', 'core/loader/page-slots.ts'];
const oldMoment = /'company'|\bin company\b|moment "?company/gi;

describe('the words of core and widgets', () => {
  it("are the field's terms", () => {
    const violations = sourceFiles(['core', 'widgets']).flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const plain = line.replace(allowed, '');
        const words = [...plain.matchAll(oldWord)].map(([word]) => `${word}: ${terms[word.toLowerCase()]}`);
        const moments =
          knowOldMoment.includes(path) || path === 'widgets/account/read-card.ts'
            ? []
            : [...plain.matchAll(oldMoment)].map(([word]) => `${word}: with the runtime`);
        return [...words, ...moments].map((found) => `${path}:${index + 1}: ${found}`);
      }),
    );
    enforce("Use the field's term for a name: widgets/README.md has the list.", violations);
  });
});
