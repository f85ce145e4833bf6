import { describe, expect, it } from '@jest/globals';
import { attributeName, kebabCase } from '../../../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../../../core/contract/define-widget';

describe('a contract', () => {
  it('is returned unchanged', () => {
    const contract = { name: 'any', moment: 'now' } as const;
    expect(defineContract(contract)).toBe(contract);
  });

  it('states whether a part is required, its description, and its allowed elements', () => {
    expect(required('the field')).toEqual({ required: true, is: 'the field', tags: [] });
    expect(required('the field', 'input', 'select').tags).toEqual(['input', 'select']);
    expect(optional('a list')).toEqual({ required: false, is: 'a list', tags: [] });
    expect(optional('a list', 'ul').tags).toEqual(['ul']);
  });

  it('is paired with its component', () => {
    const contract = defineContract({ name: 'any', moment: 'now' });
    const Component = () => null;
    expect(defineWidget(contract, Component)).toEqual({ contract, Component });
  });
});

describe('a name of a contract', () => {
  it('is spelled in kebab-case in a template', () => {
    expect(['thumbImage', 'perPageMax', 'min'].map(kebabCase)).toEqual(['thumb-image', 'per-page-max', 'min']);
    expect(attributeName('maxQuantity')).toBe('data-max-quantity');
  });
});
