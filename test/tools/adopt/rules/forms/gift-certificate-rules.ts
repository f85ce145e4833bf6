import type { Rule } from '../../rule';
import { emailPattern, formRule, lang, questionRules } from './form-rule';

const purchase = 'form#gift-certificate-form';
const balance = 'form#gift-certificate-balance';
const of = (key: string): string => lang(`forms.validate.gift.${key}`);
const range = (limit: string): string => `forms.gift_certificate.${limit}.formatted`;

const amountRange = `{{strReplace (strReplace (lang 'validation_messages.certificate_amount_range') '[MIN]' ${range('minimum')}) '[MAX]' ${range('maximum')}}}`;

/** The forms that buy a gift certificate and show its balance. */
export const giftCertificateRules: readonly Rule[] = [
  formRule({
    name: 'gift-certificate-form',
    form: purchase,
    widget: 'gift-certificate-form',
    error: 'forms.gift_certificate.errors',
  }),
  ...questionRules(purchase, [
    { name: 'from_name', missing: of('from_name') },
    { name: 'from_email', missing: of('from_email'), wrong: of('from_email'), mark: `required ${emailPattern}` },
    { name: 'to_name', missing: of('to_name') },
    { name: 'to_email', missing: of('to_email'), wrong: of('to_email'), mark: `required ${emailPattern}` },
    {
      name: 'certificate_amount',
      missing: amountRange,
      wrong: amountRange,
      mark: 'required inputmode="decimal" data-number="any" data-decimal="{{settings.money.decimal_token}}" data-thousands="{{settings.money.thousands_token}}"',
    },
    { name: 'agree', missing: of('agree_terms') },
    { name: 'agree2', missing: of('agree_terms') },
    { name: 'certificate_theme', missing: of('cert_theme') },
  ]),
  {
    name: 'preview of a gift certificate',
    selector: `${purchase} input#gift-certificate-preview`,
    removes: true,
    before:
      '<button class="[class]" type="submit" name="action" value="preview" formaction="[data-preview-url]" formmethod="get" formtarget="_blank" data-part="preview">[value]</button>',
  },
  {
    name: 'dialog of a preview',
    selector: purchase,
    before: `{{> components/widgets/dialog name='gift-certificate-preview' dialog_id='widgets-certificate-preview' dialog_title=(lang 'widgets.gift_certificates.preview_title') dialog_size='large' dialog_content=(multiConcat '<iframe name="gift-certificate-preview" title="' (lang 'widgets.gift_certificates.preview_title') '" width="100%" height="480" frameborder="0"></iframe>')}}\n[indent]`,
  },
  formRule({
    name: 'gift-certificate-form of a balance',
    form: balance,
    widget: 'gift-certificate-form',
    error: 'gift_certificate.error',
  }),
  ...questionRules(balance, [
    { name: 'giftcertificatecode', missing: lang('validation_messages.invalid_gift_certificate') },
  ]),
];
