import type { PictureView } from '../catalogue/product-record';
import { mix } from './paint';

/** The y coordinate of the table's far edge when the picture is square. */
const horizon = 690;

/**
 * The room behind a shape, 1000 wide: a wall and a table, slightly tinted with the product's colour.
 *
 * @param hex the product's colour without `#`
 * @param height of the picture when it is 1000 wide
 */
export function backdrop(view: PictureView, hex: string, height: number): string {
  const [wall, table] = tones[view];
  const at = horizon + (height - 1000) / 2;
  const room =
    `<rect width="1000" height="${height}" fill="${mix(wall, hex, 0.07)}"/>` +
    `<rect y="${at}" width="1000" height="${height - at}" fill="${mix(table, hex, 0.1)}"/>` +
    `<rect y="${at}" width="1000" height="70" fill="#000" opacity="0.04" filter="url(#soft)"/>`;
  return room + (view === 'scene' ? scenery(at) : '<circle cx="360" cy="360" r="560" fill="url(#halo)"/>');
}

const tones: Record<PictureView, readonly [wall: string, table: string]> = {
  front: ['f1ece4', 'e6dfd3'],
  turned: ['e8ebea', 'dadfdd'],
  close: ['ece5da', 'e0d7c9'],
  scene: ['e3e7e3', 'c9a87c'],
  pair: ['f3ece0', 'e8dcc9'],
};

/** A window with its light on the wall, a shelf and a plant. */
const scenery = (at: number): string =>
  `<g transform="translate(0 ${at - horizon})">` +
  '<rect x="70" y="60" width="300" height="400" fill="#fff"/>' +
  '<rect x="88" y="78" width="264" height="364" fill="#cfe0e6"/>' +
  '<path d="M88 330c80-70 150 20 264-60v172H88z" fill="#a9c0a4"/>' +
  '<path d="M220 78v364M88 250h264" stroke="#fff" stroke-width="14"/>' +
  '<path d="M430 90l330 90v330l-330-90z" fill="#fff" opacity="0.3"/>' +
  '<rect x="700" y="300" width="250" height="16" fill="#a2733f"/>' +
  '<path d="M730 316v40M920 316v40" stroke="#7b5730" stroke-width="8"/>' +
  '<rect x="730" y="210" width="34" height="90" fill="#8a3b34"/>' +
  '<rect x="768" y="196" width="28" height="104" fill="#3f6b73"/>' +
  '<rect x="800" y="222" width="40" height="78" fill="#cf9a3f"/>' +
  '<path d="M880 300c-60-40-50-110-10-150 10 50 20 70 10 150zM884 300c0-70 20-110 60-130 0 60-10 100-60 ' +
  '130z" fill="#5d7f57"/>' +
  '<path d="M862 262h44l-6 38h-32z" fill="#b96b4b"/></g>';
