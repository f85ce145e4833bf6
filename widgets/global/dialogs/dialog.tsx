import { useEffect } from 'react';
import { string } from '../../../core/contract/attribute';
import { defineContract, defineWidget, optional } from '../../../core/contract/define-widget';
import { isPlainClick } from '../../../core/controls/press';
import { closest } from '../../../core/dom/unclobbered';
import { removeHash } from '../../../core/page/page-url';
import { useAppDispatch, useAppSelector } from '../../../core/state/hooks';
import { selectDialog } from '../../../core/state/slices/ui-slice';
import { closeDialog, openDialog } from '../../../core/state/ui/dialogs';
import { statusProps, useSpeech } from '../use-speech';
import { useModal } from './use-modal';

const contract = defineContract({
  name: 'dialog',
  moment: 'runtime',
  slot: 'dialog',
  attributes: { name: string(), hash: string('') },
  parts: {
    body: optional('the element for the HTML that the dialog opens with'),
    overlay: optional('the cover over the dialog while its HTML is loading'),
    message: optional('the sentence of an alert or a question'),
    confirm: optional('the button that answers yes, or closes an alert'),
    cancel: optional('the button that answers no'),
    status: optional('the live region with role="status"'),
  },
});

/** Opens by name, by a click on `[data-reveal-id]`, or by the URL's hash. */
export const dialog = defineWidget(contract, function Dialog({ name, hash, slot, initial, Markup }) {
  const dispatch = useAppDispatch();
  const request = useAppSelector((state) => selectDialog(state, name));
  const close = (confirmed: boolean) => dispatch(closeDialog(name, { confirmed }));
  const modal = useModal(slot, request, () => close(false));
  const speech = useSpeech(initial('status').length > 0 ? slot : undefined);
  useOpeners(slot.id, name);
  useHash(hash, name, slot);

  return (
    <Markup
      slot={{ ...modal, 'data-kind': request?.kind }}
      body={request?.html ? { html: request.html } : {}}
      overlay={{ hidden: request?.status !== 'pending' }}
      message={request?.text ? { text: request.text } : {}}
      confirm={{ onClick: () => close(true) }}
      cancel={{ onClick: () => close(false) }}
      status={statusProps(speech)}
    />
  );
});

/** For themes' links: `<a href="#reviews" data-reveal-id="modal-review-form">`. */
function useOpeners(id: string, name: string) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!id) return;
    const open = (event: Event) => {
      if (event.defaultPrevented) return;
      const opener = closest(event.target, '[data-reveal-id]');
      if (opener?.getAttribute('data-reveal-id') !== id || !isPlainClick(event)) return;
      event.preventDefault();
      void dispatch(openDialog({ name }));
    };
    // On the window, because a listener of the document may cancel the click.
    window.addEventListener('click', open);
    return () => window.removeEventListener('click', open);
  }, [dispatch, id, name]);
}

/** The hash goes when the dialog closes. */
function useHash(hash: string, name: string, dialog: HTMLDialogElement) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Encoded as in `location.hash`, which is never a lone `#`.
    const isAddressed = () => location.hash === encodeURI(`#${hash}`);
    const open = async () => {
      if (dialog.open || !isAddressed()) return;
      await dispatch(openDialog({ name }));
      if (isAddressed()) removeHash();
    };
    const listener = () => void open();
    /** A press needs no entry of the history. */
    const press = (event: MouseEvent) => {
      const link = closest(event.target, 'a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.hash !== encodeURI(`#${hash}`)) return;
      if (event.defaultPrevented || !isPlainClick(event) || !leadsHere(link)) return;
      event.preventDefault();
      void dispatch(openDialog({ name }));
    };
    listener();
    window.addEventListener('hashchange', listener);
    window.addEventListener('click', press);
    return () => {
      window.removeEventListener('hashchange', listener);
      window.removeEventListener('click', press);
    };
  }, [dialog, dispatch, hash, name]);
}

/** Whatever its hash. */
const leadsHere = ({ href }: HTMLAnchorElement): boolean => href.split('#')[0] === location.href.split('#')[0];
