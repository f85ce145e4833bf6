import type { Paint } from './paint';

/** A shape on a square of 1000. It is centred and its base is at y 800. */
export interface Shape {
  /** Half the width of its shadow. */
  shadow: number;
  /** The point that a close-up shows. */
  focus: readonly [x: number, y: number];
  draw(paint: Paint): string;
}
