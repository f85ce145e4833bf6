/** The largest number that the badge has room for. The theme shows `99+` for a larger one. */
const ROOM = 99;

/** The classes of a badge that shows this number of items. The function is part of the loader, so it must be short. */
export const badgeClass = (quantity: number): string => `countPill--positive${quantity > ROOM ? ' is-many' : ''}`;
