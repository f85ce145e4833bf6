/** The colour of a shape and its tints, as hex with `#`. */
export interface Paint {
  base: string;
  light: string;
  pale: string;
  dark: string;
  deep: string;
}

/** @param hex without `#` */
export const paintOf = (hex: string): Paint => ({
  base: `#${hex}`,
  light: mix(hex, 'ffffff', 0.22),
  pale: mix(hex, 'ffffff', 0.55),
  dark: mix(hex, '1c1612', 0.25),
  deep: mix(hex, '1c1612', 0.5),
});

/**
 * Mixes two colours; returns hex with `#`.
 *
 * @param share of the second, 0 to 1
 */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, index: number): number => parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  const mixed = [0, 1, 2].map((index) => Math.round(channel(from, index) * (1 - share) + channel(to, index) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
