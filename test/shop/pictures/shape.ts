import type { Paint } from './paint';

/** A shape on a square of 1000. It is about centred. A standing shape has its base near y 800. */
export interface Shape {
  /** Half the width of its shadow; 0 for a shape that hangs on a wall. */
  shadow: number;
  /** The point that a close-up shows. */
  focus: readonly [x: number, y: number];
  draw(paint: Paint): string;
}
