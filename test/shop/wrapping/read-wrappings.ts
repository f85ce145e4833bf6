import { type Field, text } from '../wire/parse-fields';
import { findWrapping, type GiftWrapping } from './gift-wrappings';

/** The wrapping of one piece, or of each piece of a line. */
export interface ChosenWrapping {
  wrapping: GiftWrapping;
  message: string;
}

/** In characters: a longer message doesn't fit on the card. */
const longestMessage = 200;

/**
 * Reads the gift wrapping form: one wrapping for each piece of the line, null for a piece without, or an error. With
 * `giftwraptype=same` all items get the same wrapping.
 */
export function readWrappings(fields: Field, quantity: number): (ChosenWrapping | null)[] | { error: string } {
  const isDifferent = text(fields, 'giftwraptype') === 'different';
  const chosen = Array.from({ length: quantity }, (_, index) => {
    const key = isDifferent ? index + 1 : 'all';
    return { id: text(fields, 'giftwrapping', key), message: text(fields, 'giftmessage', key).trim() };
  });
  const unknown = chosen.some(({ id }) => id !== '' && !findWrapping(id));
  if (unknown || chosen.every(({ id }) => id === '')) return { error: 'Please choose a type of gift wrapping.' };
  if (chosen.some(({ message }) => message.length > longestMessage)) {
    return { error: `A gift message can have at most ${longestMessage} characters.` };
  }
  return chosen.map(({ id, message }) => {
    const wrapping = findWrapping(id);
    return wrapping ? { wrapping, message: wrapping.allowsMessage ? message : '' } : null;
  });
}
