import { defineContract, defineWidget, optional } from '../../core/contract/define-widget';
import { formMessages, formParts } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';
import { useAppDispatch } from '../../core/state/hooks';
import { hasDialog, openDialog } from '../../core/state/ui/dialogs';

/** Also the name of its frame. */
const PREVIEW = 'gift-certificate-preview';

const contract = defineContract({
  name: 'gift-certificate-form',
  moment: 'interaction',
  slot: 'form',
  messages: formMessages,
  parts: {
    ...formParts,
    preview: optional('the submit button that shows the certificate before it is bought', 'button', 'input'),
  },
});

/** Buys gift certificates or checks balances; previews open in a dialog. */
export const giftCertificateForm = defineWidget(contract, function GiftCertificateForm({ Markup, ...props }) {
  const dispatch = useAppDispatch();
  const hasPreview = hasDialog(PREVIEW);
  const { parts } = useForm(props, ({ submitter }) => {
    const isPreview = submitter !== null && submitter === props.initial('preview')[0]?.element;
    if (hasPreview && isPreview) void dispatch(openDialog({ name: PREVIEW }));
  });
  // Without the dialog the template's `formtarget` opens the preview in a new tab.
  return <Markup {...parts} preview={hasPreview ? { formTarget: PREVIEW } : {}} />;
});
