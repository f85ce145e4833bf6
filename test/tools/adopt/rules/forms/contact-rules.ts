import type { Rule } from '../../rule';
import { emailPattern, formRule, lang, questionRules } from './form-rule';

const form = ':is(form[data-contact-form], form[data-widget="contact-form"])';
const email = lang('forms.validate.contact.email_address');

/** The form that writes to the shop. */
export const contactRules: readonly Rule[] = [
  formRule({
    name: 'contact-form',
    form,
    widget: 'contact-form',
    error: 'forms.contact.error',
    drops: ['data-contact-form'],
  }),
  {
    name: 'answer of the shop',
    selector: `${form} #contact-us-error`,
    mark: 'role="alert" tabindex="-1" data-part="answer"',
  },
  ...questionRules(form, [
    { name: 'contact_email', missing: email, wrong: email, mark: `required ${emailPattern}` },
    { name: 'contact_question', missing: lang('forms.validate.contact.question') },
  ]),
];
