import { describe, expect, it } from '@jest/globals';
import { contrastOf, type Rgb, readColor } from '../../../theme/settings/contrast';
import { colorOf, stylesOf } from '../../../theme/settings/style-colors';

const read = (text: string) => readColor(text) as Rgb;

describe('the contrast of two colours', () => {
  it.each([
    ['#000', '#fff', '21.00'],
    ['#777777', '#ffffff', '4.48'],
    ['#767676', '#FFFFFF', '4.54'],
    ['#fff', '#ffffff', '1.00'],
  ])('of %s and %s is %s', (one, other, ratio) => {
    expect(contrastOf(read(one), read(other)).toFixed(2)).toBe(ratio);
    expect(contrastOf(read(other), read(one)).toFixed(2)).toBe(ratio);
  });

  it.each(['transparent', 'red', '#12', '#12345', 'rgb(0 0 0)', ''])('is unknown for %j', (text) => {
    expect(readColor(text)).toBeUndefined();
  });
});

describe('a colour of a style sheet', () => {
  const sheet = `:root {
  --color-ink: #000;
  --color-page: #fff;
  --color-link: currentcolor;
  --color-button: var(--color-ink);
  --color-surface: color-mix(in srgb, var(--color-ink) 25%, var(--color-page));
}

[data-color-scheme="clay"] {
  --color-ink: #400000;
}

@media (prefers-contrast: more) {
  :root {
    --color-page: #eee;
  }
}
`;

  it.each([
    ['--color-page', 'pine', [255, 255, 255]],
    ['--color-button', 'pine', [0, 0, 0]],
    ['--color-button', 'clay', [64, 0, 0]],
    ['--color-link', 'clay', [64, 0, 0]],
    ['--color-surface', 'pine', [191.25, 191.25, 191.25]],
    ['--color-other', 'pine', undefined],
  ] as const)('%s is in %s %j', (property, scheme, color) => {
    const styles = stylesOf(sheet, scheme);
    expect(colorOf(styles.get(property), styles)).toEqual(color);
  });
});
