import { globalContext } from '../contexts/global-context';
import type { FindPage } from '../pages/page';

/**
 * `/unsubscribe.php`, the target of the link in a newsletter. BigCommerce does not document its URL; the name is
 * ours.
 */
export const unsubscribePage: FindPage = (visit) => {
  if (visit.url.pathname !== '/unsubscribe.php') return undefined;
  return {
    template: 'pages/unsubscribe',
    pageType: 'unsubscribe',
    context: () => ({ ...globalContext(visit, { title: 'Alder & Quay - Newsletter' }), page_type: 'unsubscribe' }),
  };
};
