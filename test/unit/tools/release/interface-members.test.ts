import { describe, expect, it } from '@jest/globals';
import { interfaceMembers } from '../../../tools/release/interface-members';
import { readPublicInterface } from '../../../tools/release/public-interface';

const code = `
interface Other { gone: string }
export interface Handle<T> extends Base {
  /** Its version; a comment may have braces: } and { and a member: string */
  readonly version: string;
  // Nobody reads this: line.
  slots(): readonly { element: HTMLElement; status: string }[];
  'widgets:error': Problem;
  image?: Image |
    null;
}
interface Last { far: string }`;

describe('the members of an interface', () => {
  it('are its names and types, without comments', () => {
    expect(interfaceMembers(code, 'Handle')).toEqual({
      version: 'string',
      slots: '(): readonly { element: HTMLElement; status: string }[]',
      'widgets:error': 'Problem',
      image: 'Image | null (optional)',
    });
  });

  it('are refused for an interface that does not exist', () => {
    expect(() => interfaceMembers(code, 'Handles')).toThrow('there is no interface Handles');
  });
});

describe('the public interface of this tree', () => {
  it('has the contracts, the events with their details, the handle, and what own widgets import', async () => {
    const { contracts, events, handle, own } = await readPublicInterface();
    expect(Object.keys(contracts).length).toBeGreaterThan(50);
    expect(contracts['quantity']?.parts?.['input']?.required).toBe(true);
    expect(events['widgets:cart-changed']).toEqual({ quantity: 'number', cartId: 'string | null' });
    expect(Object.keys(events['widgets:error'] ?? {})).toEqual(['message', 'kind', 'element', 'widget', 'cause']);
    expect(Object.keys(events['widgets:before-cart-change'] ?? {})).toEqual([
      ...['kind', 'lines', 'form', 'code', 'method', 'currencyCode', 'source', 'promise', 'reason'],
    ]);
    expect(Object.keys(events['widgets:code-updated'] ?? {})).toEqual(['kind', 'code', 'source']);
    expect(Object.keys(handle)).toEqual(
      expect.arrayContaining(['version', 'slots', 'refresh', 'stop', 'on', 'actions', 'actions.addItem']),
    );
    expect(handle['stop']).toBe('(): void');
    expect(own).toMatchObject({ useState: 'react', useCart: 'export declare function useCart(): Cart;' });
  });
});
