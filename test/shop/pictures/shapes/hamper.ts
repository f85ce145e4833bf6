import type { Shape } from '../shape';

const weave = Array.from({ length: 48 }, (_, i) => {
  const x = 250 + (i % 8) * 63;
  const y = 530 + Math.floor(i / 8) * 42;
  const isOver = (i + Math.floor(i / 8)) % 2 === 0;
  return (
    `<rect x="${x}" y="${y}" width="58" height="34" rx="14" fill="${isOver ? '#fff' : '#1c1612'}" ` +
    `opacity="${isOver ? 0.2 : 0.16}"/>`
  );
});

export const hamper: Shape = {
  shadow: 310,
  focus: [480, 500],
  draw: ({ dark }) =>
    `<path d="M330 520Q500 120 670 520" fill="none" stroke="${dark}" stroke-width="30"/>` +
    '<path d="M560 300h50v60l20 40v140h-90V400l20-40z" fill="#556b3a"/>' +
    '<rect x="556" y="430" width="58" height="70" fill="#fdfaf3"/>' +
    '<path d="M330 520q20-90 90-80t90 80z" fill="#c4574a"/>' +
    '<path d="M360 500q60-50 120 0" stroke="#fdfaf3" stroke-width="8" fill="none"/>' +
    '<circle cx="470" cy="470" r="46" fill="#cf9a3f"/>' +
    `<path d="M240 520H760L720 790Q500 820 280 790Z" fill="url(#body)"/>${weave.join('')}<rect x="226" ` +
    'y="504" width="548" height="40" rx="20" fill="url(#flat)"/>' +
    '<path d="M250 524h500" stroke="#1c1612" stroke-width="6" stroke-dasharray="22 12" opacity="0.25"/>',
};
