import { randomUUID } from 'node:crypto';
import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import { accountsOf, findByEmail } from './accounts';
import { captchaProblems } from './captcha';
import type { FormActions } from './form-actions';
import { storeFormResult } from './form-results';
import { isEmail, passwordProblem } from './passwords';
import { safeReturn } from './safe-return';
import { accountFields, addressFields, fieldProblems, sentAddress, sentValue } from './shop-fields';

/** The actions of posts to `/login.php`. Each returns the address to redirect to. */
export const authActions: FormActions = {
  check_login: checkLogin,
  save_new_account: saveNewAccount,
  send_password_email: sendPasswordEmail,
  save_new_password: saveNewPassword,
};

const field = ({ body }: Visit, name: string): string => text(body.fields, name);

function checkLogin(visit: Visit): string {
  const accounts = accountsOf(visit.world);
  const customer = findByEmail(accounts, field(visit, 'login_email'));
  const from = visit.url.searchParams.get('from');
  const [unsolved] = captchaProblems(visit);
  if (unsolved || customer?.password !== field(visit, 'login_pass') || !customer) {
    storeFormResult(visit.session, 'login', {
      error:
        unsolved ??
        'Your email address or password is incorrect. Please try again. If you’ve forgotten your sign in details, ' +
          'just click the ‘Forgot your password?’ link below.',
      fields: visit.body.fields,
    });
    return from ? `/login.php?from=${encodeURIComponent(from)}` : '/login.php';
  }
  accounts.signedIn.set(visit.session, customer);
  return safeReturn(from, '/account.php?action=order_status');
}

function saveNewAccount(visit: Visit): string {
  const accounts = accountsOf(visit.world);
  const { fields } = visit.body;
  const [emailField, passwordField, confirmField] = accountFields;
  const said = (definition: typeof emailField) => (definition ? String(sentValue(fields, definition)) : '');
  const email = said(emailField).trim();
  const password = said(passwordField);
  const problems = fieldProblems(fields, [...accountFields, ...addressFields]);
  if (email && !isEmail(email)) problems.push('Please use a valid email address, such as user@example.com.');
  if (findByEmail(accounts, email)) problems.push('An account with this email address exists already. Please sign in.');
  const weak = passwordProblem(password, said(confirmField));
  if (weak) problems.push(weak);
  problems.push(...captchaProblems(visit));
  if (problems.length > 0) {
    storeFormResult(visit.session, 'create_account', { error: problems.join('<br>'), fields });
    return '/login.php?action=create_account';
  }
  const address = sentAddress(fields, '1');
  const { firstName, lastName, company, phone } = address;
  const extra = Object.fromEntries(
    accountFields
      .slice(3)
      .map((definition) => [String(definition.number), sentValue(fields, definition) as string | string[]]),
  );
  const customer = {
    id: accounts.customers.length + 1,
    email,
    password,
    firstName,
    lastName,
    company,
    phone,
    extra,
    addresses: [address],
    orders: [],
    returns: [],
    messages: [],
    cards: [],
    downloads: {},
  };
  accounts.customers.push(customer);
  accounts.signedIn.set(visit.session, customer);
  accounts.letters.push({ to: email, about: 'welcome', link: '', text: 'Welcome to Alder & Quay.' });
  return '/login.php?action=account_created';
}

function sendPasswordEmail(visit: Visit): string {
  const accounts = accountsOf(visit.world);
  const email = field(visit, 'email').trim();
  const problems = [
    ...(isEmail(email) ? [] : ['Please use a valid email address, such as user@example.com.']),
    ...captchaProblems(visit),
  ];
  if (problems.length > 0) {
    storeFormResult(visit.session, 'forgot_password', { error: problems.join('<br>'), fields: visit.body.fields });
    return '/login.php?action=reset_password';
  }
  const customer = findByEmail(accounts, email);
  if (customer) {
    const token = randomUUID();
    accounts.passwordTokens.set(token, customer.id);
    const link = `/login.php?action=change_password&c=${customer.id}&t=${token}`;
    accounts.letters.push({ to: customer.email, about: 'password', link, text: 'Set a new password.' });
  }
  // The same message with and without an account, so that it does not reveal which addresses have one.
  storeFormResult(visit.session, 'login', {
    success: 'If an account uses this email address, a letter with a link to set a new password is on its way.',
  });
  return '/login.php';
}

function saveNewPassword(visit: Visit): string {
  const accounts = accountsOf(visit.world);
  const token = visit.url.searchParams.get('t') ?? '';
  const customer = accounts.customers.find(({ id }) => id === accounts.passwordTokens.get(token));
  if (!customer) {
    storeFormResult(visit.session, 'login', { error: 'This link is too old. Please ask for a new one.' });
    return '/login.php';
  }
  const problem = passwordProblem(field(visit, 'password'), field(visit, 'password_confirm'));
  if (problem) {
    storeFormResult(visit.session, 'new_password', { error: problem });
    return `/login.php?action=change_password&c=${customer.id}&t=${token}`;
  }
  customer.password = field(visit, 'password');
  accounts.passwordTokens.delete(token);
  storeFormResult(visit.session, 'login', { success: 'Your password has been changed. Please sign in.' });
  return '/login.php';
}
