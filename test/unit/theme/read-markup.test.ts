import { describe, expect, it } from '@jest/globals';
import { readMarkup } from '../../theme/read-markup';

describe('the place of an element', () => {
  it.each([
    ['</b>', '<i><b>1</b></i>'],
    ['</b\n  >', '<i>(<b\n  class="x">{{#if a}}1{{/if}}</b\n  >)</i>'],
    ['</B >', '<i><b>1</B ></i>'],
  ])('ends with its end tag %j, as formatters write it', (endTag, text) => {
    const [place] = readMarkup(text).find('b');
    expect(text.slice(place?.closeStart ?? 0, place?.end)).toBe(endTag);
  });

  it('has no end tag if another element ends it', () => {
    expect(readMarkup('<ul><li>1<li>2</ul>').find('li')[0]?.closeStart).toBeNull();
  });
});
