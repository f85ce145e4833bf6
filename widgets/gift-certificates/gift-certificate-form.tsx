import { defineContract, optional, defineWidget } from '../../core/contract/define-widget';
import { formParts, formMessages } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';
import { openDialog, hasDialog } from '../../core/state/ui/dialogs';
import { useAppDispatch } from '../../core/state/hooks';

/** The dialog that shows the preview; the frame in it has the same name. */
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

/**
 * The form that buys a gift certificate, or the one that asks for a balance. The preview button sends the same form into the
 * frame of a dialog.
 */
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
