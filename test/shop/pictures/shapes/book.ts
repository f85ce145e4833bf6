import type { Shape } from '../shape';

export const book: Shape = {
  shadow: 250,
  focus: [500, 480],
  draw: ({ deep, pale }) =>
    '<path d="M310 260l400 40v500l-400 10z" fill="#f1e9da"/>' +
    '<path d="M330 800l380-10" stroke="#b9ab90" stroke-width="5"/>' +
    '<path d="M290 250h390q20 0 20 20v490q0 20-20 20H290z" fill="url(#body)"/>' +
    `<rect x="290" y="250" width="54" height="530" fill="${deep}"/>` +
    '<path d="M344 250v530" stroke="#fff" stroke-width="3" opacity="0.3"/>' +
    `<rect x="400" y="320" width="240" height="150" fill="none" stroke="${pale}" stroke-width="6"/>` +
    `<path d="M430 366h180M450 406h140M480 440h80" stroke="${pale}" stroke-width="12"/>` +
    '<g transform="translate(520 610) rotate(-40)">' +
    `<rect x="-12" y="-60" width="24" height="150" rx="8" fill="${pale}"/>` +
    `<path d="M-40-100h56q30 0 44 34h-30l-18-8v20h-52z" fill="${pale}"/></g>`,
};
