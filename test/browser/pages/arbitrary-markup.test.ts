import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import fc from 'fast-check';
import { useShop } from '../../support/driver/use-shop';
import type { adoptionFaults } from '../../support/markup/adoption-faults';
import { arbitraryMarkup } from '../../support/markup/arbitrary-markup';

declare global {
  interface Window {
    adoption: { adoptionFaults: typeof adoptionFaults };
  }
}

/** The engine's markup reader, with the production build of React, as a script for any page. */
async function adoptionScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/support/markup/adoption-faults.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'adoption',
    jsx: 'automatic',
  });
  return outputFiles[0]?.text ?? '';
}

/** Elements with special parsing rules, which are rare in a few hundred samples. */
const special = ['svg', 'select', 'optgroup', 'textarea', 'template', 'noscript', 'pre', 'table'];

/** Random samples that differ from run to run; a retry uses the same ones. */
const generated = fc.sample(arbitraryMarkup(), 3_000);
const withElement = (name: string) => generated.filter((html) => html.includes(`<${name}`)).slice(0, 10);
const samples = [...generated.slice(0, 300), ...special.flatMap(withElement)];

describe('random markup in a browser', () => {
  const shop = useShop();

  it.each(special)('includes several samples with <%s>', (name) => {
    expect(withElement(name).length).toBeGreaterThan(3);
  });

  it('is adopted without a changed element, a changed character or an error', async () => {
    const { page } = await shop.open('/about-us/', { mounted: false, javaScript: true });
    await page.goto('about:blank');
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
  });
});
