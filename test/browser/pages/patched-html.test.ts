import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { arbitraryMarkup } from '../../support/markup/arbitrary-markup';
import type * as patching from '../../support/markup/patch-in-page';

declare global {
  interface Window {
    patching: typeof patching;
    /** The names of the scripts that have run. */
    ran: string[];
  }
}

/** `patchHtml` as a script for any page. */
async function patchScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/support/markup/patch-in-page.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'patching',
  });
  return outputFiles[0]?.text ?? '';
}

const shop = useShop();

/** @param trouble the errors of the page that are expected */
const openPage = async (expected?: RegExp): Promise<Page> => {
  const { page, trouble } = await shop.open('/about-us/', { mounted: false, javaScript: true });
  if (expected) trouble.expect(expected);
  await page.goto('about:blank');
  await page.setContent('<!doctype html><title>Any markup</title><body></body>');
  await page.addScriptTag({ content: await patchScript() });
  return page;
};

describe('random HTML in place of other HTML', () => {
  /** Random pieces; each HTML has some pieces of the one before. */
  const steps = fc
    .array(fc.array(arbitraryMarkup(), { maxLength: 4 }), { minLength: 3, maxLength: 3 })
    .map(([one = [], two = [], three = []]) => [
      one.join(''),
      [...two, ...one].reverse().join(''),
      [...three, ...two.slice(1), ...one].join(''),
      two.join(''),
    ]);

  it('is what the page then has, and elements stay the same while their HTML does', async () => {
    const page = await openPage();
    const faulty = await page.evaluate(
      (all) =>
        all
          .map((html) => ({ html, faults: window.patching.patchFaults(html) }))
          .filter(({ faults }) => faults.length > 0)
          .sort((one, other) => one.html.join('').length - other.html.join('').length)
          .slice(0, 1),
      fc.sample(steps, 400),
    );
    expect(faulty).toEqual([]);
  });
});

describe('a script in new HTML', () => {
  const ran = (name: string, code = '', attributes = '') =>
    `<script${attributes}>(window.ran ??= []).push('${name}');${code}</script>`;
  const fill = (name: string) => ran(name, `document.getElementById('${name}').innerHTML += '<b>Pay</b>'`);

  /** Writes each HTML after the one before it into a page that the browser has parsed with the first. */
  const write = async (page: Page, first: string, ...others: string[]) => {
    await page.evaluate((html) => {
      window.ran = [];
      document.body.innerHTML = '<div id="root"></div>';
      document.querySelector('#root')!.append(document.createRange().createContextualFragment(html));
      window.patching.observeAdded();
    }, first);
    return page.evaluate(async (all) => {
      const root = document.querySelector('#root')!;
      const before = new Map(
        [...root.querySelectorAll('[id]')].map((element) => [element.id, element.firstElementChild]),
      );
      const begun = window.ran.length;
      for (const [index, html] of all.entries()) {
        window.patching.patchHtml(root, html, index > 0);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return {
        html: root.innerHTML.replace(/<script.*?<\/script>/g, ''),
        ran: window.ran.slice(begun),
        kept: [...before].filter(([id, child]) => child && child === document.getElementById(id)?.firstElementChild)
          .length,
      };
    }, others);
  };

  it('runs once for each arrival, in order', async () => {
    const page = await openPage();
    const html = `${ran('1')}<p>${ran('2', '', ' type="text/javascript"')}</p>${ran('3')}`;
    expect((await write(page, '', html, '', ran('4'))).ran).toEqual(['1', '2', '3', '4']);
  });

  it('does not run if it is data, if it is text, or if it has left the page', async () => {
    const page = await openPage();
    const html =
      ran('data', '', ' type="application/json"') +
      ran('template', '', ' type="text/template"') +
      `<p title="${ran('title').replaceAll('<', '&lt;')}">${ran('text').replaceAll('<', '&lt;')}</p><textarea>${ran('area')}`;
    expect((await write(page, '', html)).ran).toEqual([]);
    const gone = await page.evaluate(async (script) => {
      const root = document.querySelector('#root')!;
      window.patching.patchHtml(root, script, true);
      window.patching.patchHtml(root, '', true);
      await new Promise((resolve) => setTimeout(resolve));
      return window.ran;
    }, ran('gone'));
    expect(gone).toEqual([]);
  });

  it('does not run again while its parent does not change, and what it drew stays', async () => {
    const page = await openPage();
    const html = (quantity: number) => `<p>${quantity}</p><div><i><span id="box"></span></i>${fill('box')}</div>`;
    expect(await write(page, html(1), html(2), html(3))).toEqual({
      html: '<p>3</p><div><i><span id="box"><b>Pay</b></span></i></div>',
      ran: [],
      kept: 1,
    });
  });

  it('runs again when something beside it changes, and draws into empty boxes', async () => {
    const page = await openPage();
    const html = (quantity: number) => `<p data-amount="${quantity}"><i id="box"> </i></p>${fill('box')}`;
    expect(await write(page, html(1), html(2), html(3), html(4))).toEqual({
      html: '<p data-amount="4"><i id="box"> <b>Pay</b></i></p>',
      ran: ['box', 'box', 'box'],
      kept: 0,
    });
  });

  it('runs again in place of what it inserted beside itself', async () => {
    const page = await openPage();
    const beside = ran('beside', 'document.currentScript.insertAdjacentHTML("beforebegin", "<b>Pay</b>")');
    const html = (quantity: number) => `<p>${quantity}</p>${beside}`;
    expect(await write(page, html(1), html(2), html(3), html(4))).toEqual({
      html: '<p>4</p><b>Pay</b>',
      ran: ['beside', 'beside', 'beside'],
      kept: 0,
    });
  });

  it('of another parent does not run, and keeps what it drew', async () => {
    const page = await openPage();
    const html = (one: string) =>
      `<div>${one}<i id="a"></i>${fill('a')}</div><p><i id="b"></i>${fill('b')}</p>${ran('end')}`;
    expect(await write(page, html('1'), html('2'), html('3'))).toEqual({
      html: '<div>3<i id="a"><b>Pay</b></i></div><p><i id="b"><b>Pay</b></i></p>',
      ran: ['a', 'end', 'a', 'end'],
      kept: 1,
    });
  });

  it('that throws is reported, and stops nothing', async () => {
    const page = await openPage(/theirs/);
    const reports = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('widgets:error', ({ detail: { kind, message } }) => resolve([kind, message])),
        ),
    );
    const thrown = page.waitForEvent('pageerror');
    expect((await write(page, '', `<script>throw new Error('theirs')</script>${ran('next')}`)).ran).toEqual(['next']);
    expect(await reports).toEqual(['listener', 'a script in HTML of the shop threw: Error: theirs']);
    expect(String(await thrown)).toContain('theirs');
  });

  it('writes with document.write behind itself, and does not replace the page', async () => {
    const page = await openPage();
    const html = (text: string) =>
      `<p>${text}</p><script>document.write("<b>"); document.writeln("1", "</b>")</script><i></i>`;
    expect((await write(page, '', html('1'), html('2'))).html).toBe('<p>2</p><b>1</b><i></i>');
    expect(await page.evaluate(() => String(document.write))).toContain('[native code]');
    const nested = `<script>document.write("<script>ran.push('nested')<\\/script>"); document.open(); document.close()</script>`;
    expect((await write(page, '', nested)).ran).toEqual(['nested']);
  });

  it('runs after the external scripts before it, without those that need not be waited for', async () => {
    const page = await openPage(/ERR_FAILED/);
    await page.route('https://other.test/**', async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      await new Promise((resolve) => setTimeout(resolve, name === 'slow' ? 100 : 0));
      if (name === 'missing') return route.abort();
      await route.fulfill({ contentType: 'text/javascript', body: `ran.push('${name}')` });
    });
    const external = (name: string, attributes = '') =>
      `<script src="https://other.test/${name}"${attributes}></script>`;
    const html =
      external('data', ' type="text/x"') +
      external('old', ' nomodule') +
      ran('first') +
      external('missing') +
      external('slow') +
      external('quick') +
      ran('last');
    await write(page, '', html);
    await page.waitForFunction(() => window.ran.includes('last'));
    expect(await page.evaluate(() => window.ran)).toEqual(['first', 'slow', 'quick', 'last']);
    await write(page, '', `${external('slow', ' async')}${external('slow', ' defer')}${ran('at once')}`);
    await page.waitForFunction(() => window.ran.length === 3);
    expect(await page.evaluate(() => window.ran)).toEqual(['at once', 'slow', 'slow']);
  });
});
