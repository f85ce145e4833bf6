import type { Shape } from './shape';
import { apron } from './shapes/apron';
import { blanket } from './shapes/blanket';
import { book } from './shapes/book';
import { box } from './shapes/box';
import { brushes } from './shapes/brushes';
import { candles } from './shapes/candles';
import { chair } from './shapes/chair';
import { clamp } from './shapes/clamp';
import { clock } from './shapes/clock';
import { cushion } from './shapes/cushion';
import { hammer } from './shapes/hammer';
import { hamper } from './shapes/hamper';
import { knifeBoard } from './shapes/knife-board';
import { lamp } from './shapes/lamp';
import { lantern } from './shapes/lantern';
import { mug } from './shapes/mug';
import { paintTin } from './shapes/paint-tin';
import { rack } from './shapes/rack';
import { saw } from './shapes/saw';
import { screws } from './shapes/screws';
import { sign } from './shapes/sign';
import { stool } from './shapes/stool';
import { tape } from './shapes/tape';
import { teapot } from './shapes/teapot';
import { towels } from './shapes/towels';
import { tumblers } from './shapes/tumblers';
import { vice } from './shapes/vice';
import { workbench } from './shapes/workbench';

/** Every shape by the name that products use. */
export const shapes: Readonly<Record<string, Shape>> = {
  apron,
  blanket,
  book,
  box,
  brushes,
  candles,
  chair,
  clamp,
  clock,
  cushion,
  hammer,
  hamper,
  'knife-board': knifeBoard,
  lamp,
  lantern,
  mug,
  paint: paintTin,
  rack,
  saw,
  screws,
  sign,
  stool,
  tape,
  teapot,
  towels,
  tumblers,
  vice,
  workbench,
};
