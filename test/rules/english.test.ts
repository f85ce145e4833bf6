import { describe, it } from '@jest/globals';
import { codeFacts, place } from './code-facts';
import { enforce } from './enforce';

// The two rooms with sentences for authors and operators, and the code that runs at build time.
const speaksToAuthors = /^core\/(build|contract|errors)\//;

describe('words', () => {
  it('that a shopper can read come from the template, never from code', () => {
    const violations = codeFacts(['core', 'widgets'])
      .filter(({ path }) => !speaksToAuthors.test(path))
      .flatMap((file) => file.phrases.map((phrase) => place(file, phrase)));
    enforce('No English sentence in code: words come from the template as data- attributes or elements.', violations);
  });
});
