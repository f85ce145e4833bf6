import { accountsOf, customerOf } from '../accounts/accounts';
import { captchaContext } from '../accounts/captcha';
import { takeFormResult } from '../accounts/form-results';
import { passwordError } from '../accounts/passwords';
import { accountFieldsContext, addressFieldsContext } from '../accounts/shop-fields';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import type { FindPage, Page } from './page';

/** `/login.php`: login, registration, and passwords. */
export const authPages: FindPage = (visit) => {
  if (visit.url.pathname !== '/login.php') return undefined;
  switch (visit.url.searchParams.get('action')) {
    case 'create_account':
      return page(visit, 'create-account', 'createaccount', 'Create Account', () => ({
        create_account: createAccount(visit),
      }));
    case 'account_created':
      if (!customerOf(visit.world, visit.session)) break;
      return page(visit, 'account-created', 'createaccount_thanks', 'Account Created');
    case 'reset_password':
      return page(visit, 'forgot-password', 'forgotpassword', 'Forgot Password', () => {
        const { error = '', fields = {} } = takeFormResult(visit, 'forgot_password');
        return { forgot_password: { recaptcha: captchaContext(visit), error, sent: { email: text(fields, 'email') } } };
      });
    case 'change_password': {
      const token = visit.url.searchParams.get('t') ?? '';
      const id = accountsOf(visit.world).passwordTokens.get(token);
      if (id === undefined) break;
      return page(visit, 'new-password', 'getnewpassword', 'Set a New Password', () => ({
        new_password: {
          error: takeFormResult(visit, 'new_password').error ?? '',
          requirements: passwordError,
          submit_url: `/login.php?action=save_new_password&c=${id}&t=${encodeURIComponent(token)}`,
        },
      }));
    }
  }
  return page(visit, 'login', 'login', 'Sign In', (whole) => {
    const { error = '', success = '', fields = {} } = takeFormResult(visit, 'login');
    const from = visit.url.searchParams.get('from');
    const { auth } = whole['urls'] as { auth: Record<string, string> };
    // After login, the shopper is redirected to the page that he requested.
    if (from) auth['check_login'] += `&from=${encodeURIComponent(from)}`;
    return {
      login: { error, success, recaptcha: captchaContext(visit), sent: { login_email: text(fields, 'login_email') } },
    };
  });
};

function createAccount(visit: Visit): object {
  const { error = '', fields = {} } = takeFormResult(visit, 'create_account');
  return {
    error,
    recaptcha: captchaContext(visit),
    checking_out: false,
    account_fields: accountFieldsContext(fields),
    address_fields: addressFieldsContext((field) => text(fields, 'FormField', field.group, field.number)),
  };
}

function page(
  visit: Visit,
  name: string,
  pageType: string,
  title: string,
  forms: (whole: Record<string, unknown>) => object = () => ({}),
): Page {
  return {
    template: `pages/auth/${name}`,
    pageType,
    context: () => {
      const whole = globalContext(visit, {
        title: `Alder & Quay - ${title}`,
        breadcrumbs: breadcrumbs(visit, undefined, { name: title, url: visit.url.pathname + visit.url.search }),
      });
      return {
        ...whole,
        page_type: pageType,
        create_account: { continue_url: '/' },
        forms: { ...(whole['forms'] as object), ...forms(whole) },
      };
    },
  };
}
