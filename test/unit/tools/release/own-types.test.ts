/** @jest-environment ./test/support/jest/sharing-environment.cjs */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ownNames } from '../../../theme/own/own-names';
import { newOwnWidget, ownSettingsPath } from '../../../tools/new/new-widget';
import { ownTypes } from '../../../tools/release/package/own-types';
import { compile, installTypes } from '../compile';

jest.setTimeout(60_000);

describe('the types of what own widgets may import', () => {
  let theme = '';
  beforeAll(() => {
    theme = mkdtempSync(join(tmpdir(), 'storefront-typed-'));
    cpSync('test/support/own-widgets/theme', theme, { recursive: true });
    installTypes(theme);
    const settings = newOwnWidget('acme/acme-timer', () => true).find(({ path }) => path === ownSettingsPath)!;
    writeFileSync(join(theme, settings.path), settings.text);
  });
  afterAll(() => rmSync(theme, { recursive: true }));

  const compileWith = (text: string) => {
    const path = join(theme, 'widgets/acme/acme-other.tsx');
    writeFileSync(path, text);
    const errors = compile(join(theme, 'widgets'));
    rmSync(path);
    return errors;
  };

  it('have every name of the list', async () => {
    expect(Object.keys(ownTypes().names).sort()).toEqual([...(await ownNames())].sort());
  });

  it('compile the widgets of a theme, and the events beside them', () => {
    expect(
      compileWith(`import { announce, askConfirm, on, useAppDispatch, useCart } from 'storefront-widgets';
import type { WidgetEvents } from 'storefront-widgets';
export const events: WidgetEvents['widgets:cart-changed'][] = [];
window.storefrontWidgets?.on('cart-changed', (detail) => events.push(detail));
on('widgets:item-added', ({ productId }) => productId.length);
export function useAsk(): () => Promise<boolean> {
  const { quantity } = useCart();
  const dispatch = useAppDispatch();
  return async () => {
    dispatch(announce(String(quantity)));
    return dispatch(askConfirm('Sure?'));
  };
}
`),
    ).toBe('');
  });

  it('reject a part that the contract lacks, and a name that the list lacks', () => {
    const guide = readFileSync(join(theme, 'widgets/acme/acme-size-guide.tsx'), 'utf8');
    expect(compileWith(guide.replace('open={{', 'opne={{'))).toMatch(
      /acme-other\.tsx\(\d+,\d+\): error TS2322: .*'opne'|opne/s,
    );
    expect(compileWith("import { useAppSelector } from 'storefront-widgets'; useAppSelector;")).toMatch(
      /error TS\d+: .*useAppSelector/,
    );
  });

  it('need no package but React’s types', () => {
    const { text } = ownTypes();
    expect([...new Set(text.match(/(?<=from ').*(?=')/g))]).toEqual([
      'react',
      'react/jsx-runtime',
      '../theme-templates/storefront-widgets',
    ]);
    expect(text).not.toContain('declare global');
    expect(text.length).toBeLessThan(30_000);
  });
});
