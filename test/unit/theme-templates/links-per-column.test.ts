import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

interface Setting {
  readonly id?: string;
  readonly options?: readonly { readonly value: number }[];
}

const read = (path: string) => readFileSync(`theme-templates/${path}`, 'utf8');

describe('the links in one column of a menu’s panel', () => {
  it('have a rule in the style sheet for every number that a merchant can choose', () => {
    const schema = JSON.parse(read('schema.json')) as { settings: Setting[] }[];
    const setting = schema.flatMap(({ settings }) => settings).find(({ id }) => id === 'linksPerCol');
    const { settings } = JSON.parse(read('config.json')) as { settings: { linksPerCol: number } };
    const css = read('assets/styles/shop/menu.css');
    const usual = Number(/--links-per-col: (\d+);/.exec(css)?.[1]);
    const others = [...css.matchAll(/\[data-links-per-col="(\d+)"\] \{\s*--links-per-col: (\d+);/g)];
    const offered = setting?.options?.map(({ value }) => value) ?? [];
    expect(offered).toContain(settings.linksPerCol);
    expect(others.map(([, chosen]) => chosen)).toEqual(others.map(([, , shown]) => shown));
    expect([...others.map(([, chosen]) => Number(chosen)), usual].sort((a, b) => a - b)).toEqual(offered);
  });
});
