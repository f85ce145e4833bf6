import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import fc from 'fast-check';
import { arbitraryMarkup } from '../../markup/arbitrary-markup';
import type { adoptionFaults } from '../../markup/adoption-faults';
import { useShop } from '../driver/use-shop';

declare global {
  interface Window {
    adoption: { adoptionFaults: typeof adoptionFaults };
  }
}

/** The engine's reading, with React as shops get it, as a script for any page. */
async function adoptionScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/markup/adoption-faults.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'adoption',
    jsx: 'automatic',
  });
  return outputFiles[0]?.text ?? '';
}

/** Others with each run, but the same for a second try. */
const samples = fc.sample(arbitraryMarkup(), 300);

describe('any markup, in a browser', () => {
  const shop = useShop();

  it('is adopted as it is: every element, every character, no error', async () => {
    const page = await shop.browser.newPage();
    await page.setContent('<!doctype html><title>Any markup</title>');
    await page.addScriptTag({ content: await adoptionScript() });
    const faulty = await page.evaluate(
      (all) =>
        all
          .map((html) => ({ html, faults: window.adoption.adoptionFaults(html) }))
          .filter(({ faults }) => faults.length > 0),
      samples,
    );
    expect(faulty).toEqual([]);
    await page.close();
  });
});
