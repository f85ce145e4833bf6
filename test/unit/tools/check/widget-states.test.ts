import { describe, expect, it } from '@jest/globals';
import { statesIn } from '../../../theme/contracts/states-in';
import { widgetStates } from '../../../theme/contracts/widget-states';

describe('the states that code sets', () => {
  it('are classes, attributes, and hidden parts', () => {
    const code = `<Markup a={{ className: isOpen ? 'is-open' : '' }} b={{ 'aria-busy': true, hidden: !x }} />;
      element.classList.toggle('is-slim'); const GONE = 'is-gone'; element.setAttribute('aria-live', 'polite');`;
    expect(statesIn(code).sort()).toEqual(['aria-busy', 'aria-live', 'hidden', 'is-gone', 'is-open', 'is-slim']);
  });

  it('are all classes of one element', () => {
    const code = `{ className: isOn ? 'is-zoomed' : isLost ? 'is-broken' : undefined };
      \`count--positive\${isLong ? ' is-many' : ''}\``;
    expect(statesIn(code).sort()).toEqual(['count--positive', 'is-broken', 'is-many', 'is-zoomed']);
  });

  it('are classes of the body, also with a name in the code', () => {
    expect(statesIn("const OPEN = 'has-menu'; document.body.classList.toggle(OPEN, isOpen);")).toEqual(['has-menu']);
    expect(statesIn("const OPEN = 'has-menu';")).toEqual([]);
  });

  it('are the properties "hidden" and "open" that code sets, not those that it reads', () => {
    expect(statesIn('box.open = true;')).toEqual(['open']);
    expect(statesIn('const open = box.open || box.hidden === true;')).toEqual([]);
  });

  it('are not the attributes that a contract lists', () => {
    expect(statesIn("{ 'aria-label': optional('x'), 'data-x': required('y') }")).toEqual([]);
  });

  it('of a widget are those of its own files and of the shared code of its kind', () => {
    expect(widgetStates('product', 'quantity')).toEqual([
      'aria-describedby',
      'aria-disabled',
      'aria-invalid',
      'form-field--error',
    ]);
    expect(widgetStates('product', 'no-widget')).toEqual([]);
  });
});
