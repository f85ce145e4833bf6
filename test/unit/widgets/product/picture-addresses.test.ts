import { describe, expect, it } from '@jest/globals';
import { pictureAt, pictureSrcset } from '../../../../widgets/product/picture-addresses';

describe('the address of a picture', () => {
  const data = 'https://cdn.test/images/stencil/{:size}/lamp.jpg?c=1';

  it('has the size where the store wants it', () => {
    expect(pictureAt(data, '500x659')).toBe('https://cdn.test/images/stencil/500x659/lamp.jpg?c=1');
  });

  it('comes in the store’s eight widths', () => {
    const candidates = pictureSrcset(data).split(', ');
    expect(candidates).toHaveLength(8);
    expect(candidates[0]).toBe('https://cdn.test/images/stencil/80w/lamp.jpg?c=1 80w');
    expect(candidates.at(-1)).toBe('https://cdn.test/images/stencil/2560w/lamp.jpg?c=1 2560w');
  });
});
