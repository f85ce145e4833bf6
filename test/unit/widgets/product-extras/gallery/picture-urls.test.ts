import { describe, expect, it } from '@jest/globals';
import { pictureAt, pictureSrcset } from '../../../../../widgets/product-extras/gallery/gallery-picture';

describe('the URL of a picture', () => {
  const data = 'https://cdn.test/images/stencil/{:size}/lamp.jpg?c=1';

  it('has the size at the shop’s placeholder', () => {
    expect(pictureAt(data, '500x659')).toBe('https://cdn.test/images/stencil/500x659/lamp.jpg?c=1');
  });

  it('exists in the shop’s eight widths', () => {
    expect(pictureSrcset(data).split(', ')).toEqual(
      [80, 160, 320, 640, 960, 1280, 1920, 2560].map(
        (width) => `https://cdn.test/images/stencil/${width}w/lamp.jpg?c=1 ${width}w`,
      ),
    );
  });
});
