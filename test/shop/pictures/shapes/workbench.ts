import type { Shape } from '../shape';

export const workbench: Shape = {
  shadow: 400,
  focus: [300, 480],
  draw: ({ dark, deep }) =>
    '<path d="M200 520h70v280h-70zM730 520h70v280h-70z" fill="url(#body)"/>' +
    `<path d="M290 540h40v220h-40zM680 540h40v220h-40z" fill="${deep}"/>` +
    `<path d="M230 700h540v40H230z" fill="${dark}"/><path d="M130 430l80-60h640l40 60z" fill="url(#oak)"/>` +
    '<rect x="120" y="428" width="780" height="96" rx="6" fill="url(#flat)"/>' +
    '<path d="M140 456h740M150 490h720" stroke="#1c1612" stroke-width="3" opacity="0.18"/>' +
    '<rect x="86" y="450" width="44" height="130" rx="6" fill="url(#oak-h)"/>' +
    '<path d="M60 480v90" stroke="#8d9498" stroke-width="12" stroke-linecap="round"/>' +
    '<path d="M60 524h40" stroke="#8d9498" stroke-width="18"/>' +
    '<path d="M470 392l30-60h150l20 60z" fill="#a6532f"/>' +
    '<path d="M540 336q0-46 40-46t34 46" fill="none" stroke="#6e341b" stroke-width="18"/>' +
    '<rect x="470" y="384" width="200" height="14" fill="#70777b"/>' +
    '<path d="M320 700v-60h70v60zM420 700v-90h60v90zM540 700v-40h90v40z" fill="#b99a6b"/>',
};
