import type { Shape } from '../shape';

export const box: Shape = {
  shadow: 300,
  focus: [480, 520],
  draw: ({ light, base, dark }) =>
    `<path d="M240 440l260-90 260 90-260 100z" fill="${light}"/>` +
    `<path d="M240 440v270l260 100V540z" fill="${base}"/>` +
    `<path d="M760 440v270L500 810V540z" fill="${dark}"/>`,
};
