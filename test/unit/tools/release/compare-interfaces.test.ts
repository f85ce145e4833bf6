import { describe, expect, it } from '@jest/globals';
import { number, oneOf, string } from '../../../../core/contract/attribute';
import { type Contract, optional, required } from '../../../../core/contract/define-widget';
import { compareInterfaces } from '../../../tools/release/compare-interfaces';
import type { PublicInterface } from '../../../tools/release/public-interface';

const contract: Contract = {
  name: 'quantity',
  moment: 'idle',
  attributes: { max: number(null), step: number(1), unit: string(), size: oneOf(['small', 'large'], 'small') },
  messages: { tooMany: required('the message'), tooFew: optional('the message') },
  parts: { input: required('the text field', 'input', 'select'), error: optional('the message'), hint: optional('it') },
  events: ['widgets:quantity-changed'],
};

const of = (changed: Partial<Contract>, others: Partial<PublicInterface> = {}): PublicInterface => ({
  contracts: { quantity: { ...contract, ...changed } },
  events: { 'widgets:quantity-changed': { quantity: 'number' } },
  handle: { stop: '(): void' },
  own: { useCart: '(): Cart' },
  ...others,
});
const differences = (now: PublicInterface, before = of({})) =>
  compareInterfaces(before, now).map(({ step, sentence }) => `${step}: ${sentence}`);
const { attributes, messages, parts } = contract;
const without = <Thing>(things: Readonly<Record<string, Thing>> = {}, name: string): Record<string, Thing> =>
  Object.fromEntries(Object.entries(things).filter(([key]) => key !== name));

describe('the public interfaces of two versions', () => {
  it('have no difference if only descriptions were changed', () => {
    expect(differences(of({ parts: { ...parts, error: optional('another noun phrase') } }))).toEqual([]);
  });

  it.each<[string, PublicInterface]>([
    ['quantity was taken away', of({}, { contracts: {} })],
    ['quantity: the slot must be <form>', of({ slot: 'form' })],
    ['quantity: data-max was taken away', of({ attributes: without(attributes, 'max') })],
    ['quantity: data-step is required', of({ attributes: { ...attributes, step: number() } })],
    ['quantity: data-step was a number, is a string', of({ attributes: { ...attributes, step: string('1') } })],
    [
      'quantity: data-size: its choice "large" was taken away',
      of({ attributes: { ...attributes, size: oneOf(['small'], 'small') } }),
    ],
    ['quantity: data-weight is new, and required', of({ attributes: { ...attributes, weight: number() } })],
    ['quantity: data-too-few is required', of({ messages: { ...messages, tooFew: required('it') } })],
    ['quantity: data-none is new, and required', of({ messages: { ...messages, none: required('it') } })],
    ['quantity: data-too-few was taken away', of({ messages: without(messages, 'tooFew') })],
    ['quantity: part "error" was taken away', of({ parts: without(parts, 'error') })],
    ['quantity: part "error" is required', of({ parts: { ...parts, error: required('it') } })],
    ['quantity: part "more" is new, and required', of({ parts: { ...parts, more: required('it') } })],
    ['quantity: part "input" must be <input>', of({ parts: { ...parts, input: required('it', 'input') } })],
    ['quantity: part "error" must be <p>', of({ parts: { ...parts, error: optional('it', 'p') } })],
    ['quantity: its event widgets:quantity-changed was taken away', of({ events: [] })],
    ['event widgets:quantity-changed was taken away', of({}, { events: {} })],
    [
      'event widgets:quantity-changed: its detail.quantity was taken away',
      of({}, { events: { 'widgets:quantity-changed': {} } }),
    ],
    [
      'event widgets:quantity-changed: its detail.quantity was "number", is "string"',
      of({}, { events: { 'widgets:quantity-changed': { quantity: 'string' } } }),
    ],
    ['own widgets: "useCart" was taken away', of({}, { own: {} })],
    ['own widgets: "useCart" was "(): Cart", is "(): Cart | null"', of({}, { own: { useCart: '(): Cart | null' } })],
    ['storefrontWidgets.stop was taken away', of({}, { handle: {} })],
    [
      'storefrontWidgets.stop was "(): void", is "(now: boolean): void"',
      of({}, { handle: { stop: '(now: boolean): void' } }),
    ],
  ])('need a major version if something was removed or made required: %s', (sentence, now) => {
    expect(differences(now)).toEqual([`major: ${sentence}`]);
  });

  it.each<[string, PublicInterface]>([
    ['menu is new', of({}, { contracts: { quantity: contract, menu: { name: 'menu', moment: 'now' } } })],
    ['quantity: data-weight is new', of({ attributes: { ...attributes, weight: number(1) } })],
    ['quantity: data-unit may be left out', of({ attributes: { ...attributes, unit: string('') } })],
    ['quantity: data-step: its default is 2; it was 1', of({ attributes: { ...attributes, step: number(2) } })],
    ['quantity: data-too-many may be left out', of({ messages: { ...messages, tooMany: optional('it') } })],
    ['quantity: part "more" is new', of({ parts: { ...parts, more: optional('it') } })],
    ['quantity: part "input" may be any element', of({ parts: { ...parts, input: required('it') } })],
    [
      'quantity: part "input" may be <input> or <select> or <textarea>',
      of({ parts: { ...parts, input: required('it', 'input', 'select', 'textarea') } }),
    ],
    ['own widgets: "useAgent" is new', of({}, { own: { useCart: '(): Cart', useAgent: '(): Agent' } })],
    ['storefrontWidgets.start is new', of({}, { handle: { stop: '(): void', start: '(): void' } })],
  ])('need a minor version for any other difference: %s', (sentence, now) => {
    expect(differences(now)).toEqual([`minor: ${sentence}`]);
  });

  it('need a minor version for a list of own widgets, which older releases lack', () => {
    const { own: _, ...before } = of({});
    expect(differences(of({}), before)).toEqual(['minor: own widgets: "useCart" is new']);
  });

  it('need a minor version if a slot may be any element again', () => {
    expect(differences(of({}), of({ slot: 'form' }))).toEqual(['minor: quantity: the slot may be any element']);
  });
});
