import { beforeAll, describe, it } from '@jest/globals';
import { attributeName } from '../../core/contract/attribute-name';
import type { Contract } from '../../core/contract/define-contract';
import { moments } from '../../core/contract/moment';
import { knownContracts } from '../theme/contracts/known-contracts';
import { enforce } from './enforce';
import { sourceFiles } from '../support/build/source-files';

const reserved = [
  'data-widget',
  'data-widget-when',
  'data-widget-keeps',
  'data-widget-status',
  'data-widget-press',
  'data-widget-step',
  'data-widget-vitals',
  'data-part',
  'data-product-scope',
];
const templates = sourceFiles(['theme-templates'], /\.html$/);

/** `path:line: text` for every match in the templates that is not right. */
function misuses(pattern: RegExp, isRight: (value: string) => boolean): string[] {
  return templates.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)]
          .filter(([, value = '']) => !isRight(value))
          .map(([found]) => `${path}:${index + 1}: ${found}`),
      ),
  );
}

describe('reserved attributes', () => {
  let contracts: ReadonlyMap<string, Contract>;
  beforeAll(async () => {
    contracts = await knownContracts();
  });

  it('are no attributes or words of a contract', () => {
    const violations = [...contracts.values()].flatMap(({ name, attributes = {}, words = {} }) =>
      [...Object.keys(attributes), ...Object.keys(words)]
        .filter((key) => reserved.includes(attributeName(key)))
        .map((key) => `${name}: ${key}`),
    );
    enforce(`${reserved.join(', ')} belong to the engine.`, violations);
  });

  it('data-widget-status is written by the loader alone', () => {
    enforce(
      'No template prints data-widget-status.',
      misuses(/(data-widget-status)\s*=/g, () => false),
    );
  });

  it('data-widget-when names a moment', () => {
    const violations = misuses(
      /data-widget-when\s*=\s*"([^"]*)"/g,
      (value) => value.includes('{{') || moments.some((moment) => moment === value),
    );
    enforce(`data-widget-when is one of ${moments.join(', ')}.`, violations);
  });

  it('data-product-scope names a product', () => {
    const violations = misuses(/data-product-scope\s*(?:=\s*"([^"]*)")?/g, (value) => value !== '');
    enforce('data-product-scope is the id of the product.', violations);
  });

  it('no other data-widget-… is in a template', () => {
    const violations = misuses(/\b(data-widget-[\w-]+)\s*=/g, (name) => reserved.includes(name));
    enforce('Only the engine and Page Builder define attributes data-widget-….', violations);
  });
});
