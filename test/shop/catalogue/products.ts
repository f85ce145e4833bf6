import type { ProductRecord } from './product-record';
import { beeswaxCandles } from './products/beeswax-candles';
import { benchVice } from './products/bench-vice';
import { brushSet } from './products/brush-set';
import { clampBase } from './products/clamp-base';
import { clawHammer } from './products/claw-hammer';
import { coatRack } from './products/coat-rack';
import { copperTeapot } from './products/copper-teapot';
import { dovetailSaw } from './products/dovetail-saw';
import { enamelMug } from './products/enamel-mug';
import { harbourDeskLamp } from './products/harbour-desk-lamp';
import { hostHamper } from './products/host-hamper';
import { joinersWorkbench } from './products/joiners-workbench';
import { knifeAndBoard } from './products/knife-and-board';
import { ladderBackChair } from './products/ladder-back-chair';
import { lambswoolBlanket } from './products/lambswool-blanket';
import { linseedPaint } from './products/linseed-paint';
import { milkingStool } from './products/milking-stool';
import { offcutsBox } from './products/offcuts-box';
import { paintedSign } from './products/painted-sign';
import { repairHandbook } from './products/repair-handbook';
import { stackingTumblers } from './products/stacking-tumblers';
import { stationClock } from './products/station-clock';
import { stormLantern } from './products/storm-lantern';
import { tapeMeasure } from './products/tape-measure';
import { teaTowels } from './products/tea-towels';
import { woodScrews } from './products/wood-screws';
import { woolCushion } from './products/wool-cushion';
import { workshopApron } from './products/workshop-apron';

/** All products of the shop, by id. The file of each product names the cases that it shows. */
export const products: readonly ProductRecord[] = [
  harbourDeskLamp,
  clampBase,
  enamelMug,
  stackingTumblers,
  knifeAndBoard,
  workshopApron,
  clawHammer,
  dovetailSaw,
  benchVice,
  woodScrews,
  linseedPaint,
  milkingStool,
  ladderBackChair,
  woolCushion,
  teaTowels,
  paintedSign,
  beeswaxCandles,
  stormLantern,
  offcutsBox,
  coatRack,
  copperTeapot,
  hostHamper,
  brushSet,
  stationClock,
  joinersWorkbench,
  repairHandbook,
  lambswoolBlanket,
  tapeMeasure,
];
