import type { Rule } from '../../rule';
import { passwordVariables } from './field-rules';
import { formRule, lang, questionRules } from './form-rule';

const requirements = 'settings.password_requirements';
const email = lang('forms.validate.common.email_address');

/** The forms that sign a shopper in, create an account, and set a password. */
export const authRules: readonly Rule[] = [
  formRule({
    name: 'auth-form of a sign-in',
    form: 'form.login-form',
    widget: 'auth-form',
    error: 'forms.login.error',
  }),
  ...questionRules('form.login-form', [
    { name: 'login_email', missing: email, wrong: email },
    { name: 'login_pass', missing: lang('forms.validate.common.password') },
  ]),
  formRule({
    name: 'auth-form of a forgotten password',
    form: 'form.forgot-password-form',
    widget: 'auth-form',
    error: 'forms.forgot_password.error',
  }),
  ...questionRules('form.forgot-password-form', [{ name: 'email', missing: email, wrong: email }]),
  formRule({
    name: 'auth-form of a new password',
    form: 'form.new-password-form',
    widget: 'auth-form',
    error: 'forms.new_password.error',
  }),
  ...questionRules('form.new-password-form', [
    {
      name: 'password',
      missing: lang('validation_messages.password'),
      wrong: `{{${requirements}.error}}`,
      mark: `required pattern="{{multiConcat '(?=.*' ${requirements}.alpha ')(?=.*' ${requirements}.numeric ').{' ${requirements}.minlength ',}'}}"`,
    },
    {
      name: 'password_confirm',
      missing: lang('validation_messages.password'),
      wrong: lang('validation_messages.password_match'),
      mark: 'required data-same-as="password"',
    },
  ]),
  formRule({
    name: 'auth-form of a new account',
    form: 'form[data-create-account-form]',
    widget: 'auth-form',
    error: 'forms.create_account.error',
    first: passwordVariables,
    drops: ['data-create-account-form'],
  }),
];
