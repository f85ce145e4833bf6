/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { allFiles, authorTheme } from '../../../support/themes/author-theme';
import { hostTags, versionsOfTags } from '../../../theme/bundle-tag';
import { type BundleToHost, bundleToHost, hashOf } from '../../../tools/adopt/hosted/bundle-to-host';
import { planWithoutMarks, withHostedBundle } from '../../../tools/adopt/hosted/with-hosted-bundle';
import { writeChanges } from '../../../tools/adopt/journal';
import { makePlan, type Plan } from '../../../tools/adopt/plan';
import { fakeBundle } from './fake-bundle';

// Renderer and parser load on the first plan; a busy machine takes seconds for it.
jest.setTimeout(30_000);

let bundle: BundleToHost;
beforeAll(async () => {
  bundle = await bundleToHost(fakeBundle('1.2.3', {}));
});

const hosted = (folder: string, plan: Plan = makePlan(folder, ['product'])) => {
  const found = withHostedBundle(plan, bundle);
  if ('sentence' in found) throw new Error(found.sentence);
  return found;
};

describe('the files of a bundle that a theme hosts', () => {
  it('are the scripts, the manifest and the licences, without the files for a CDN', () => {
    expect([...bundle.files.keys()]).toEqual([
      'assets/widgets/1.2.3/loader.js',
      'assets/widgets/1.2.3/runtime.js',
      'assets/widgets/1.2.3/product.js',
      'assets/widgets/1.2.3/licences.txt',
      'assets/widgets/1.2.3/manifest.json',
    ]);
  });

  it('are those that their manifest lists', () => {
    const { files } = JSON.parse(bundle.files.get('assets/widgets/1.2.3/manifest.json') ?? '') as {
      files: { file: string; integrity: string }[];
    };
    expect(files.map(({ file }) => file)).toEqual(['loader.js', 'runtime.js', 'product.js']);
    for (const { file, integrity } of files)
      expect(hashOf(bundle.files.get(`assets/widgets/1.2.3/${file}`) ?? '')).toBe(integrity);
  });

  it('are refused if one of them differs from the manifest', async () => {
    const dist = fakeBundle('1.2.3', {});
    writeFileSync(join(dist, 'product.js'), 'changed');
    await expect(bundleToHost(dist)).rejects.toThrow(`${join(dist, 'product.js')} differs from its manifest`);
  });
});

describe('the tag of a theme that hosts the bundle', () => {
  const tag =
    "{{> components/common/widgets-script widgets_version=theme_settings.widgets_version widgets_integrity=theme_settings.widgets_integrity widgets_off='' }}";

  it('contains the version and the hash, and can still be switched by the theme settings', () => {
    expect(hostTags(tag, '1.2.3', 'sha256-a')).toBe(
      "{{> components/common/widgets-script widgets_version=theme_settings.widgets_version widgets_integrity='sha256-a' widgets_off='' widgets_hosted='1.2.3' }}",
    );
  });

  it('is replaced in place', () => {
    const once = hostTags(tag, '1.2.3', 'sha256-a');
    const twice = hostTags(once, '1.2.4', 'sha256-b');
    expect(twice).toBe(once.replace('1.2.3', '1.2.4').replace('sha256-a', 'sha256-b'));
    expect(versionsOfTags(`${tag}${twice}`)).toEqual([null, '1.2.4']);
  });
});

describe('a theme that hosts the bundle', () => {
  const folder = authorTheme();
  let plan: Plan;
  beforeAll(() => {
    plan = hosted(folder);
    writeChanges(folder, plan.changes);
  });

  it('has the files, and the tag in its layout', () => {
    const files = allFiles(folder);
    for (const [path, text] of bundle.files) expect(files[path]).toBe(text);
    expect(files['templates/layout/base.html']).toContain(`widgets_integrity='${bundle.integrity}'`);
    expect(files['templates/layout/base.html']).toContain("widgets_hosted='1.2.3'");
  });

  it('needs no URL of a CDN', () => {
    expect(makePlan(authorTheme(), ['product']).notes.join()).toContain('settings.cdn.widgets');
    expect(plan.notes.join()).not.toContain('settings.cdn.widgets');
  });

  it('is the same after a second run, with one tag', () => {
    expect(hosted(folder).changes).toEqual([]);
    expect(makePlan(folder, ['product']).changes).toEqual([]);
    expect(hosted(folder, planWithoutMarks(folder)).changes).toEqual([]);
  });

  it('is left to the command update if it hosts another version', async () => {
    const other = await bundleToHost(fakeBundle('1.3.0', {}));
    expect(withHostedBundle(planWithoutMarks(folder), other)).toEqual({
      sentence: `${folder} hosts 1.2.3: npm run update-hosted -- ${folder} replaces it by 1.3.0`,
    });
  });
});

describe('a theme that can’t host the bundle', () => {
  it('is one that renders no tag', () => {
    const folder = authorTheme();
    expect(withHostedBundle(planWithoutMarks(folder), bundle)).toEqual({
      sentence: `${folder} does not render the bundle's tag with our partial: name pages to adopt, such as product`,
    });
  });

  it('is one with a partial of an older version', () => {
    const folder = authorTheme({ 'templates/components/widgets/common/widgets-script.html': '<script></script>' });
    expect(withHostedBundle(planWithoutMarks(folder), bundle)).toEqual({
      sentence: `${folder}/templates/components/widgets/common/widgets-script.html has no parameter widgets_hosted: copy the partial of this version`,
    });
  });
});
