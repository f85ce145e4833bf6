import type { Shape } from '../shape';

export const hammer: Shape = {
  shadow: 260,
  focus: [460, 300],
  draw: () =>
    '<g transform="rotate(18 500 500)">' +
    '<path d="M462 300Q470 560 456 800Q500 836 544 800Q530 560 538 300Z" fill="url(#body)"/>' +
    '<path d="M476 330Q482 560 472 790" stroke="#fff" stroke-width="8" opacity="0.3" fill="none"/>' +
    '<path d="M458 640h84M456 690h88M456 740h88" stroke="#1c1612" stroke-width="4" opacity="0.25"/>' +
    '<path d="M330 220Q250 220 200 330Q270 290 350 318L430 330V214Z" fill="url(#iron)"/>' +
    '<path d="M430 200H570V340H430Z" fill="url(#iron)"/><path d="M570 222H650V318H570Z" fill="#4d5256"/>' +
    '<rect x="646" y="206" width="70" height="130" rx="10" fill="url(#steel)"/>' +
    '<path d="M440 216h120" stroke="#fff" stroke-width="8" opacity="0.35"/>' +
    '<rect x="480" y="188" width="40" height="16" fill="#c79a63"/></g>',
};
