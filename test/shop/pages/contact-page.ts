import { captchaContext } from '../accounts/captcha';
import { takeFormResult } from '../accounts/form-results';
import { formPages } from '../contexts/content-pages';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import type { FindPage } from './page';

/** `/contact-us/` and `/withdrawal/`: content pages with a contact form. */
export const contactPage: FindPage = (visit) => {
  const found = formPages.find(({ slug }) => visit.url.pathname === `/${slug}/`);
  if (!found) return undefined;
  const { id, slug, name: title, content } = found;
  return {
    template: 'pages/contact-us',
    pageType: 'page_contact_form',
    entityId: id,
    context: () => {
      const whole = globalContext(visit, {
        title: `${title} - Alder & Quay`,
        breadcrumbs: breadcrumbs(visit, undefined, { name: title, url: `/${slug}/` }),
      });
      const { error = '', fields: sent } = takeFormResult(visit, slug);
      return {
        ...whole,
        page_type: 'page_contact_form',
        page: {
          title,
          content,
          url: `/${slug}/`,
          sub_pages: [],
        },
        forms: {
          ...(whole['forms'] as object),
          contact: {
            page_id: String(id),
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
