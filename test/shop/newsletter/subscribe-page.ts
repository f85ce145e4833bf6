import { isEmail } from '../accounts/passwords';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import type { FindPage } from '../pages/page';
import { text } from '../wire/parse-fields';

/**
 * `/subscribe.php`: the newsletter form's response is a page. Cornerstone reads `subscription.error`, older themes a
 * list of `errors`; both are present.
 */
export const subscribePage: FindPage = (visit) => {
  const { url, body, world } = visit;
  if (url.pathname !== '/subscribe.php') return undefined;
  return {
    template: 'pages/subscribed',
    pageType: 'newsletter_subscribe',
    context: () => {
      const email = (url.searchParams.get('nl_email') ?? text(body.fields, 'nl_email')).trim();
      const isKnown = world.subscribers.has(email.toLowerCase());
      const error = !isEmail(email)
        ? 'Please use a valid email address, such as user@example.com.'
        : isKnown
          ? 'You are on our list already.'
          : null;
      if (!error) world.subscribers.add(email.toLowerCase());
      return {
        ...globalContext(visit, {
          title: 'Alder & Quay - Newsletter',
          breadcrumbs: breadcrumbs(visit, undefined, { name: 'Newsletter', url: '/subscribe.php' }),
        }),
        page_type: 'newsletter_subscribe',
        errors: error ? [error] : [],
        subscription: { email, error },
      };
    },
  };
};
