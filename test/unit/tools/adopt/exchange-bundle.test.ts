/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Contract, optional, type PartMark, required } from '../../../../core/contract/define-widget';
import { allFiles, authorTheme } from '../../../support/themes/author-theme';
import { type BundleToHost, bundleToHost } from '../../../tools/adopt/hosted/bundle-to-host';
import { exchangeBundle } from '../../../tools/adopt/hosted/exchange-bundle';
import { withBuiltWidgets } from '../../../tools/adopt/hosted/with-built-widgets';
import { planWithoutMarks, withHostedBundle } from '../../../tools/adopt/hosted/with-hosted-bundle';
import { isLastAnUpdate, undo, writeChanges } from '../../../tools/adopt/journal';
import { fakeBundle } from './fake-bundle';

const contract = (name: string, input: PartMark): Contract => ({ name, moment: 'idle', parts: { input } });
const some = optional('a field');

let before: BundleToHost;
let now: BundleToHost;
beforeAll(async () => {
  const [old, given] = [some, required('a field')].map((input) => ({
    quantity: contract('quantity', input),
    tabs: contract('tabs', input),
  }));
  before = await bundleToHost(fakeBundle('1.0.0', old ?? {}));
  now = await bundleToHost(fakeBundle('2.0.0', given ?? {}));
});

const layout = 'templates/layout/base.html';
const slot = 'templates/components/quantity.html';
let theme = '';

/** A committed theme that hosts 1.0.0 and has a slot of one of the two widgets. */
beforeEach(() => {
  theme = authorTheme({
    [layout]:
      '<head>{{> components/common/widgets-script widgets_version=theme_settings.widgets_version widgets_integrity=theme_settings.widgets_integrity widgets_off=theme_settings.widgets_off}}</head>\n',
    [slot]: '<!-- One -->\n<div data-widget="quantity"></div>\n',
  });
  const plan = withHostedBundle(planWithoutMarks(theme), before);
  writeChanges(theme, 'changes' in plan ? plan.changes : []);
});

const commit = () => {
  const git = (...words: string[]) => execFileSync('git', ['-C', theme, ...words], { stdio: 'ignore' });
  git('add', '-A');
  git('-c', 'user.name=Potter', '-c', 'user.email=potter@example.com', 'commit', '-qm', 'Change');
};

const exchange = (bundle = now) => {
  const found = exchangeBundle(theme, bundle);
  if ('sentence' in found) throw new Error(found.sentence);
  return found;
};

describe('the exchange of a theme’s bundle', () => {
  it('leaves only the files of the new version, and its tag', () => {
    writeChanges(theme, exchange().changes);
    const files = allFiles(theme);
    expect(
      Object.keys(files)
        .filter((path) => path.startsWith('assets/widgets/'))
        .sort(),
    ).toEqual([...now.files.keys()].sort());
    expect(files[layout]).toContain(`widgets_integrity='${now.integrity}'`);
    expect(files[layout]).toContain("widgets_hosted='2.0.0'");
  });

  it('is undone byte by byte, without the adoption', () => {
    const hosted = allFiles(theme);
    writeChanges(theme, exchange().changes);
    expect(isLastAnUpdate(theme)).toBe(true);
    expect(undo(theme, 1).foreign).toEqual([]);
    expect(allFiles(theme)).toEqual(hosted);
    expect(isLastAnUpdate(theme)).toBe(false);
  });

  it('is undone together with the adoption', () => {
    writeChanges(theme, exchange().changes);
    undo(theme);
    expect(Object.keys(allFiles(theme)).filter((path) => path.startsWith('assets/widgets/'))).toEqual([]);
    expect(allFiles(theme)[layout]).toContain('widgets_integrity=theme_settings.widgets_integrity');
  });

  it('lists the required changes of the theme’s templates, with file and line', () => {
    expect(exchange().contracts).toEqual([`To change: quantity: part "input" is required (${slot}:2)`]);
  });

  it('lists what is new for the theme’s widgets', async () => {
    const quantity = { ...contract('quantity', some), events: ['widgets:cart-changed'] };
    const bundle = await bundleToHost(fakeBundle('1.1.0', { quantity, tabs: contract('tabs', some) }));
    expect(exchange(bundle).contracts).toEqual([`New: quantity: its event widgets:cart-changed is new (${slot}:2)`]);
  });
});

describe('the exchange in a theme with widgets of its own', () => {
  const source = 'widgets/acme/acme-hint.tsx';
  const chunks = () => Object.keys(allFiles(theme)).filter((path) => path.startsWith('assets/own-widgets/'));
  const give = (text: string) => {
    mkdirSync(join(theme, 'widgets/acme'), { recursive: true });
    writeFileSync(join(theme, source), text);
    mkdirSync(join(theme, 'assets/own-widgets'), { recursive: true });
    writeFileSync(join(theme, 'assets/own-widgets/acme.00000000.js'), 'old');
    commit();
  };
  const hint = `import { defineContract, defineWidget } from 'storefront-widgets';
const contract = defineContract({ name: 'acme-hint', moment: 'idle' });
export const acmeHint = defineWidget(contract, function Hint() { return null; });`;

  it('builds them, names them in the new tag, and is undone with them', async () => {
    give(hint);
    const hosted = allFiles(theme);
    const { changes, built } = await withBuiltWidgets(theme, exchange().changes);
    writeChanges(theme, changes);
    const [chunk = '', ...others] = chunks();
    expect([built, others]).toEqual([['acme'], []]);
    expect(allFiles(theme)[layout]).toContain(`(cdn '${chunk}')`);
    expect(allFiles(theme)[layout]).toContain("widgets_hosted='2.0.0'");
    expect(undo(theme, 1).foreign).toEqual([]);
    expect(allFiles(theme)).toEqual(hosted);
  });

  it('changes nothing if one can’t be built', async () => {
    give(hint.replace('null', 'null)'));
    await expect(withBuiltWidgets(theme, exchange().changes)).rejects.toThrow(`${source}:3`);
  });

  it('leaves chunks whose sources are elsewhere', async () => {
    give('');
    const { changes } = exchange();
    expect(await withBuiltWidgets(theme, changes)).toEqual({ changes, built: [] });
  });
});

describe('the exchange is refused', () => {
  const sentence = (bundle = now) => (exchangeBundle(theme, bundle) as { sentence: string }).sentence;

  it('in a folder that is not a theme', () => {
    theme = mkdtempSync(join(tmpdir(), 'no-theme-'));
    expect(sentence()).toBe(`${theme} is no theme: config.json is missing`);
  });

  it('in a theme that does not host the bundle', () => {
    theme = authorTheme();
    expect(sentence()).toBe(
      `${theme} does not host the bundle: npm run adopt -- ${theme} --hosted --write puts it into the assets`,
    );
  });

  it('for the version that the theme hosts already', () => {
    expect(sentence(before)).toBe(`${theme} hosts 1.0.0 already: install the package of another version`);
  });

  it('in a theme with uncommitted changes', () => {
    writeFileSync(join(theme, 'notes.txt'), 'mine');
    expect(sentence()).toBe(`${theme} has changes that are not committed (notes.txt): commit them first`);
  });

  it('for a file of the bundle that was changed by hand, even if that is committed', () => {
    writeFileSync(join(theme, 'assets/widgets/1.0.0/product.js'), 'mine');
    commit();
    expect(sentence()).toBe(`${theme}/assets/widgets/1.0.0/product.js differs from version 1.0.0: restore it with git`);
  });

  it('without the manifest of the hosted version', () => {
    rmSync(join(theme, 'assets/widgets/1.0.0/manifest.json'));
    expect(sentence()).toBe(`${theme}/assets/widgets/1.0.0/manifest.json is missing: restore the folder with git`);
  });
});
