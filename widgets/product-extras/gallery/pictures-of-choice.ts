import { useEffect, useState } from 'react';
import { chosenValue, valuesOf } from '../option-values';

interface Choice {
  readonly values: readonly string[];
  /** `''` for none. */
  readonly chosen: string;
}

const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
/** Scripts without spaces between words. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function names(description: string, value: string): boolean {
  const wanted = words(value);
  return words(description).includes(WITHOUT_SPACES.test(value) ? wanted.trim() : wanted) && wanted.trim() !== '';
}

/**
 * Pictures whose description names another value than the chosen one; of "Blue" and "Light blue" the longer counts. If
 * no description names the chosen value, all pictures stay.
 */
export function picturesOfOthers(choices: readonly Choice[], descriptions: readonly string[]): ReadonlySet<number> {
  const others = new Set<number>();
  for (const { values, chosen } of choices) {
    const longestFirst = values.toSorted((one, other) => other.length - one.length);
    const named = descriptions.map((description) => longestFirst.find((value) => names(description, value)));
    if (!chosen || !named.includes(chosen)) continue;
    for (const [index, value] of named.entries()) if (value && value !== chosen) others.add(index);
  }
  return others;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * @param product the product's element
 * @param response changes with each response of the shop
 */
export function usePicturesOfOthers(
  product: HTMLElement,
  descriptions: readonly string[],
  { isOn, response }: { isOn: boolean; response: unknown },
): ReadonlySet<number> {
  const [others, setOthers] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the descriptions never change; a response may change the choice.
  useEffect(() => {
    if (!isOn) return;
    const update = () => {
      const options = [...product.querySelectorAll('[data-product-attribute]')];
      const found = picturesOfOthers(
        options.map((option) => ({ values: valuesOf(option), chosen: chosenValue(option) })),
        descriptions,
      );
      setOthers((before) => ([...found].join() === [...before].join() ? before : found));
    };
    update();
    // In the capture phase: the slot of the options may stop the event.
    product.addEventListener('change', update, true);
    return () => product.removeEventListener('change', update, true);
  }, [isOn, product, response]);
  return others;
}
