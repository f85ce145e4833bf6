import type { Paint } from './paint';

type Stops = readonly (readonly [offset: number, colour: string])[];

/** The SVG gradients and filters of shapes: `url(#body)` is the product's colour, with light from the left. */
export const materials = (paint: Paint): string =>
  [
    gradient('body', [
      [0, paint.dark],
      [0.22, paint.light],
      [0.55, paint.base],
      [1, paint.deep],
    ]),
    gradient(
      'flat',
      [
        [0, paint.light],
        [0.5, paint.base],
        [1, paint.dark],
      ],
      true,
    ),
    gradient(
      'inside',
      [
        [0, paint.deep],
        [1, paint.dark],
      ],
      true,
    ),
    gradient('steel', [
      [0, '#8d9498'],
      [0.3, '#eef1f2'],
      [0.6, '#b3babd'],
      [1, '#70777b'],
    ]),
    gradient(
      'steel-v',
      [
        [0, '#eef1f2'],
        [0.5, '#b9c0c3'],
        [1, '#7a8185'],
      ],
      true,
    ),
    gradient('brass', [
      [0, '#8a6a2c'],
      [0.3, '#f0d793'],
      [0.6, '#c79c4b'],
      [1, '#7d5e24'],
    ]),
    gradient('iron', [
      [0, '#2b2e31'],
      [0.3, '#6b7075'],
      [0.6, '#3f4347'],
      [1, '#1f2123'],
    ]),
    gradient(
      'oak',
      [
        [0, '#dcb987'],
        [0.5, '#c79a63'],
        [1, '#a2733f'],
      ],
      true,
    ),
    gradient('oak-h', [
      [0, '#a2733f'],
      [0.35, '#dcb987'],
      [0.7, '#c0925a'],
      [1, '#8c6134'],
    ]),
    gradient(
      'cream',
      [
        [0, '#fdfaf3'],
        [0.6, '#f1e9da'],
        [1, '#d8ccb6'],
      ],
      true,
    ),
    gradient(
      'glow',
      [
        [0, '#fff6d8'],
        [1, '#ffdf92'],
      ],
      true,
    ),
    '<radialGradient id="halo"><stop offset="0" stop-color="#fff" stop-opacity="0.6"/>' +
      '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/>' + '</filter>',
    '<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/>' + '</filter>',
  ].join('');

function gradient(id: string, stops: Stops, isVertical = false): string {
  const direction = isVertical ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';
  const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" ${direction}>${marks}</linearGradient>`;
}
