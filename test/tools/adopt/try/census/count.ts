// tsx test/tools/adopt/try/census/count.ts --theme OLD --against NEW [--only path] [--blocked]: the census of listeners
// of the old theme's pages against the new theme's, or the new theme's pages with the old script blocked.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../../../support/build/build-if-stale';
import { describeBlocked } from './describe-blocked';
import { everyVisit } from './every-visit';
import { takeCensus } from './take-census';
import { tryBlocked } from './try-blocked';
import { withoutResponse } from './without-response';

const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string' },
    blocked: { type: 'boolean', default: false },
  },
});

async function run(): Promise<number> {
  const { theme, against, only, blocked } = values;
  if (theme === undefined || against === undefined) throw new Error('name two themes: --theme <old> --against <new>');
  buildIfStale();
  const visits = everyVisit.filter(({ path }) => only === undefined || new RegExp(only).test(path));
  let problems = 0;
  const print = (path: string, lines: readonly string[]) => {
    problems += lines.length;
    console.log([`${path}: ${lines.length === 0 ? 'nothing' : ''}`, ...lines.map((line) => `    ${line}`)].join('\n'));
  };
  if (blocked) {
    await tryBlocked(resolve(theme), resolve(against), visits, (page) => {
      print(`${page.path} (${page.width})`, describeBlocked(page));
    });
  } else {
    await takeCensus(resolve(theme), resolve(against), visits, (page) => {
      print(`${page.path}, ${page.hooks.length} hooks`, withoutResponse(page.hooks));
    });
  }
  return problems === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
