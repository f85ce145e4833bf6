import { describe, expect, it } from '@jest/globals';
import { selectAll } from 'css-select';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { claims, idle } from '../../../tools/adopt/script/claims';
import { packageHooks } from '../../../tools/adopt/script/package-hooks';
import reference from '../../../tools/adopt/script/reference-modules.json';
import { referenceScopes } from '../../../tools/adopt/script/reference-scopes';

const all = [...Object.values(claims).flat(), ...idle];

describe('the claims of the widgets', () => {
  it('are for widgets that exist', async () => {
    const known = await knownContracts();
    expect(Object.keys(claims).filter((name) => !known.has(name))).toEqual([]);
  });

  it('are for modules of the reference theme, or for packages of its script', () => {
    const packages = Object.keys(packageHooks).map((name) => name.replace(/.*\//, ''));
    const modules = [...Object.keys(reference.texts), ...packages];
    const named = [
      ...all.map(({ module }) => module.replace(/\/\*$/, '')),
      ...Object.keys(referenceScopes).map((key) => key.replace(/ .*/, '')),
    ];
    const unknown = named.filter((name) => !modules.some((module) => `${module}/`.startsWith(`${name}/`)));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('have selectors that can be read', () => {
    const selectors = [...all.flatMap((claim) => claim.selectors), ...Object.values(referenceScopes)];
    expect(selectors.length).toBeGreaterThan(100);
    for (const selector of selectors) expect(() => selectAll(selector, [])).not.toThrow();
  });
});
