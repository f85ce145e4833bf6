import { takeAnswer } from '../accounts/answers';
import { captchaContext } from '../accounts/captcha';
import { contactPageLink } from '../contexts/content-pages';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import type { FindPage } from './page';

const { slug, name: title } = contactPageLink;

/** `/contact-us/`: a page of text with the form that writes to the shop. */
export const contactPage: FindPage = (visit) => {
  if (visit.url.pathname !== `/${slug}/`) return undefined;
  return {
    template: 'pages/contact-us',
    pageType: 'page_contact_form',
    entityId: 4,
    context: () => {
      const whole = globalContext(visit, {
        title: `${title} - Alder & Quay`,
        breadcrumbs: breadcrumbs(visit, undefined, { name: title, url: `/${slug}/` }),
      });
      const { error = '', fields: sent } = takeAnswer(visit, 'contact');
      return {
        ...whole,
        page_type: 'page_contact_form',
        page: {
          title,
          content: '<p>Ask us anything. Six people read the letters, in turn.</p>',
          url: `/${slug}/`,
          sub_pages: [],
        },
        forms: {
          ...(whole['forms'] as object),
          contact: {
            page_id: '4',
            name: true,
            phone: true,
            order: true,
            company: false,
            rma: false,
            captcha_url: '',
            recaptcha: captchaContext(visit),
            text: '',
            success: visit.url.searchParams.has('success'),
            error,
            sent,
          },
        },
      };
    },
  };
};
