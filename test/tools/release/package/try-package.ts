import { createHash } from 'node:crypto';
import type { InstalledPackage } from './installed-package';
import { tryHosted } from './try-hosted';
import { tryOwn } from './try-own';

/**
 * Uses the installed package as an author does: begins a theme, gives it a widget of its own and the bundle, adopts a theme, checks
 * it, opens it in a shop, asks the doctor.
 *
 * @param theme a folder that may be changed
 * @param tell called with each step that went well
 * @returns sentences about what went wrong; empty when all is well
 */
export async function tryPackage(
  installed: InstalledPackage,
  theme: string,
  tell: (step: string) => void,
): Promise<string[]> {
  const wrong: string[] = [];
  const expect = (step: string, isRight: boolean, output: string) => {
    if (isRight) tell(step);
    else wrong.push(`${step}: ${output.slice(-1500)}`);
  };
  const laid = installed.run('new-theme', 'my-shop');
  const clean = installed.run('check', 'my-shop');
  const isClean = laid.status === 0 && clean.status === 0 && /no errors/.test(clean.output);
  expect('new-theme writes a theme of which check does not complain', isClean, `${laid.output}\n${clean.output}`);
  tryOwn(installed, 'my-shop', expect);
  tryHosted(installed, 'my-shop', expect);
  const unknown = installed.run('chek');
  expect('a wrong command', unknown.status === 2 && /did you mean "check"/.test(unknown.output), unknown.output);

  const before = findingsIn(installed.run('check', theme, '--json').stdout);
  const adopted = installed.run('adopt', theme, 'product', '--write');
  const isProved = adopted.status === 0 && / 0 unexplained differences/.test(adopted.output);
  expect('adopt marks a theme and proves it', isProved, adopted.output);
  const checked = installed.run('check', theme, '--json');
  const after = findingsIn(checked.stdout);
  expect(`check agrees with the marks (${after} findings, ${before} before)`, after <= before, checked.output);
  const tried = installed.run('adopt', theme, 'cart', '--try');
  const isReported = tried.status === 1 && /npm install --save-dev playwright-core/.test(tried.output);
  expect('adopt --try names the browser to install', isReported, tried.output);

  const shop = await installed.start(theme);
  try {
    const page = `${shop.url}/harbour-desk-lamp/`;
    const served = await lookAt(page);
    expect('start serves the marked page, and the bundle with its hash', served.length === 0, served.join('; '));
    const examined = installed.run('doctor', page);
    expect('doctor finds no faults', examined.status === 0, examined.output);
  } finally {
    shop.stop();
  }
  return wrong;
}

/** The number of findings in the output of `check --json`; NaN for any other output. */
function findingsIn(stdout: string): number {
  try {
    return (JSON.parse(stdout) as { findings: unknown[] }).findings.length;
  } catch {
    return Number.NaN;
  }
}

/** What is wrong with a page of the shop, or with the loader that its tag names. */
async function lookAt(page: string): Promise<string[]> {
  const response = await fetch(page);
  const html = await response.text();
  const [, source = ''] = /<script[^>]* src="([^"]*loader\.js)"/.exec(html) ?? [];
  const [, wanted] = /integrity="sha256-([^"]+)"/.exec(html) ?? [];
  const isMarked = response.status === 200 && html.includes('data-widget="add-to-cart"');
  const loader = await fetch(new URL(source, page));
  const hash = createHash('sha256')
    .update(Buffer.from(await loader.arrayBuffer()))
    .digest('base64');
  return [
    ...(isMarked ? [] : [`${page} was answered ${response.status} and has no mark`]),
    ...(loader.status === 200 && hash === wanted ? [] : [`${source} is not the loader of the page's tag`]),
  ];
}
