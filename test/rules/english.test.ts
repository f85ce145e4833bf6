import { describe, it } from '@jest/globals';
import { codeFacts, place } from './code-facts';
import { hold } from './hold';

// The two rooms with sentences for authors and operators, and the code that runs at build time.
const speaksToAuthors = /^core\/(build|contract|errors)\//;

describe('words', () => {
  it('that a shopper can read come from the template, never from code', () => {
    const offences = codeFacts(['core', 'widgets'])
      .filter(({ path }) => !speaksToAuthors.test(path))
      .flatMap((file) => file.phrases.map((phrase) => place(file, phrase)));
    hold('No English sentence in code: words come from the template as data- attributes or elements.', offences);
  });
});
