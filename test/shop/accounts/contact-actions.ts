import { contactPageLink, formPages } from '../contexts/content-pages';
import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import { accountsOf } from './accounts';
import { captchaProblems } from './captcha';
import type { FormActions } from './form-actions';
import { storeFormResult } from './form-results';
import { isEmail } from './passwords';

/** The action of `/pages.php`: sends the shopper's question from the contact page to the shop. */
export const contactActions: FormActions = { sendContactForm };

function sendContactForm(visit: Visit): string {
  const { world, session, body } = visit;
  const said = (name: string) => text(body.fields, name).trim();
  const { slug } = formPages.find(({ id }) => String(id) === said('page_id')) ?? contactPageLink;
  const problems = [
    ...(isEmail(said('contact_email')) ? [] : ['Please use a valid email address, such as user@example.com.']),
    ...(said('contact_question') ? [] : ['Please write your question.']),
    ...captchaProblems(visit),
  ];
  if (problems.length > 0) {
    storeFormResult(session, slug, { error: problems.join('<br>'), fields: body.fields });
    return `/${slug}/`;
  }
  const { letters } = accountsOf(world);
  letters.push({ to: 'shop@example.com', about: 'contact', link: '', text: said('contact_question') });
  return `/${slug}/?success=1`;
}
