import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Contract } from '../../../core/contract/define-widget';
import { bundleTable } from '../../support/build/bundle-table';
import { loadContracts } from '../../theme/contracts/load-widgets';

let contracts: readonly Contract[] = [];
beforeAll(async () => {
  contracts = Object.values(await loadContracts()).flat();
});

describe('the contract of each widget', () => {
  it('tells a theme author what a missing part or message is: "mark the button … with data-part"', () => {
    const sentences = contracts.flatMap(({ name, parts, messages }) =>
      [parts, messages].flatMap((marks) =>
        Object.entries(marks ?? {}).map(([mark, { is }]) => `${name}: ${mark} is ${is}`),
      ),
    );
    expect(sentences.filter((sentence) => !/ is (the|an?|any|each|one) [\w<]/.test(sentence))).toEqual([]);
  });

  it('says when the loader hydrates it on most pages', () => {
    const moments = Object.assign({}, ...Object.values(bundleTable().groups)) as Record<string, string>;
    const others = contracts.filter(({ name, moment }) => moments[name] !== moment).map(({ name }) => name);
    // For a browser that has tools for agents.
    expect(others).toEqual(['agent-tools']);
  });
});
