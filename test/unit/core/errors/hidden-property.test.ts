import { expect, it } from '@jest/globals';
import { hiddenProperty } from '../../../../core/errors/hidden-property';

it('the report about a field that hides a property names the widget, the field and what to do', () => {
  expect(hiddenProperty('contact-form', 'elements')).toBe(
    'contact-form: a field named "elements" hides what the widget needs of its form; give the field another name',
  );
});
