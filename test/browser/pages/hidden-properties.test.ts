import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import type { mountClobbered, properties, Shape } from '../../support/markup/mount-clobbered';

declare global {
  interface Window {
    clobbered: { mountClobbered: typeof mountClobbered; properties: typeof properties };
  }
}

/** The mounting code of `core`, a widget and the production build of React, as a script for any page. */
async function engineScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/support/markup/mount-clobbered.tsx'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'clobbered',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { immer: './core/build/no-drafts.mjs' },
  });
  return outputFiles[0]?.text ?? '';
}

/** The properties without which React can't work. */
const needed = [
  'addEventListener',
  'appendChild',
  'firstChild',
  'insertBefore',
  'nextSibling',
  'nodeName',
  'nodeType',
  'ownerDocument',
  'parentNode',
  'removeAttribute',
  'removeChild',
  'setAttribute',
  'textContent',
];

describe('a slot whose form has a field with the name of a DOM property', () => {
  const shop = useShop();
  const tryAll = (page: Page, shape: Shape) =>
    page.evaluate(async (how) => {
      const { mountClobbered, properties } = window.clobbered;
      const tried = [];
      for (const name of properties()) tried.push(await mountClobbered(name, how));
      return tried;
    }, shape);

  it.each<[Shape, readonly string[]]>([
    ['slot', needed],
    ['part', needed],
    ['around', ['parentNode']],
  ])('is mounted, or fails alone and reports why (position of the form: %s)', async (shape, hidden) => {
    const { page, trouble } = await shop.open('/about-us/', { mounted: false, javaScript: true });
    trouble.expect(/hides a property of the form that React needs/);
    await page.goto('about:blank');
    await page.setContent('<!doctype html><title>Any name</title>');
    await page.addScriptTag({ content: await engineScript() });
    const tried = await tryAll(page, shape);
    expect(tried.length).toBeGreaterThan(300);
    const refused = tried.filter(({ outcomes }) => outcomes[0] !== 'mounted');
    expect(refused.map(({ name }) => name)).toEqual(hidden);
    expect(refused.map(({ reports }) => reports)).toEqual(
      hidden.map((name) => [
        `probe: a field with the name or id "${name}" hides a property of the form that React needs; rename it`,
      ]),
    );
    const others = tried.filter(({ outcomes }) => outcomes[0] === 'mounted');
    expect(others.flatMap(({ reports }) => reports)).toEqual([]);
    expect(tried.filter(({ outcomes, faults }) => outcomes[1] !== 'mounted' || faults.length > 0)).toEqual([]);
  });
});
