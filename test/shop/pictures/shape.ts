import type { Paint } from './paint';

/** Something to draw on a square of 1000, standing at y 800 in the middle. */
export interface Shape {
  /** Half the width of its shadow. */
  shadow: number;
  /** The place that a closer look shows. */
  focus: readonly [x: number, y: number];
  draw(paint: Paint): string;
}
