import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { defineContract, defineWidget } from '../../../../core/contract/define-widget';
import { useCountryStates } from '../../../../core/forms/country-states';
import { addressParts, askingMessages, formMessages, formParts } from '../../../../core/forms/form-contract';
import { useForm } from '../../../../core/forms/use-form';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle } from '../../../support/jest/settle';

const contract = defineContract({
  name: 'sign-up',
  moment: 'now',
  slot: 'form',
  messages: { ...formMessages, ...askingMessages },
  parts: { ...formParts, ...addressParts },
});

/** The submit events that the form has announced. */
let announced: SubmitEvent[] = [];

/** A widget that consists of a form. */
export const signUp = defineWidget(contract, function SignUp({ Markup, ...props }) {
  const form = useForm(props, (event) => announced.push(event));
  return <Markup {...useCountryStates(form, props.initial)} />;
});

/** One question with a text field. */
export const question = (name: string, attributes = 'required', value = '') => `
  <div class="form-field" data-part="field">
    <label for="${name}">${name}</label>
    <input id="${name}" name="${name}" ${attributes} value="${value}" data-part="control">
    <p id="${name}-problem" role="alert" data-part="problem"
       data-required-message="Fill in ${name}" data-invalid-message="Not a good ${name}"></p>
  </div>`;

export const address = (country = 'Australia') => `
  <div data-part="field">
    <select id="country" name="country" data-field-type="Country" data-part="control">
      ${['Australia', 'Monaco', 'Germany'].map((name) => `<option ${name === country ? 'selected' : ''}>${name}</option>`).join('')}
    </select>
  </div>
  <div data-part="field">
    <div data-part="state-list">
      <select id="state-list" name="state" data-field-type="State" required data-part="control">
        <option value="">Choose</option><option>Victoria</option>
      </select>
    </div>
    <div data-part="state-text" hidden>
      <input id="state-text" name="state" data-field-type="State" disabled data-part="control">
      <input type="hidden" name="stateIsText" value="1" data-field-type="StateIsText" disabled data-part="control">
    </div>
    <small data-part="optional" data-of="State" hidden>optional</small>
    <p id="state-problem" role="alert" data-part="problem" data-required-message="Choose a state"></p>
  </div>
  <div data-part="field">
    <input id="zip" name="zip" data-field-type="Zip" required data-part="control">
    <small data-part="optional" data-of="Zip" hidden>optional</small>
    <p id="zip-problem" role="alert" data-part="problem" data-required-message="Fill in the postcode"></p>
  </div>`;

/**
 * Mounts a form. The data that it would send are recorded in `sent`; nothing leaves the page.
 *
 * @param before the shopper's actions before the code is loaded
 */
export async function mountForm(html: string, attributes = '', api: Partial<StorefrontApi> = {}, before = () => {}) {
  const markup = `
    <form action="/sign-up" data-widget="sign-up" data-summary="Please check: [problems]" ${attributes}>
      ${html}<button name="send" value="yes">Send</button>
    </form>`;
  document.body.innerHTML = markup;
  const aboutToBeSent: SubmitEvent[] = (announced = []);
  const sent: string[][] = [];
  const form = document.querySelector('form')!;
  window.onsubmit = (event) => {
    const { submitter } = event as SubmitEvent;
    if (!event.defaultPrevented) {
      const formData = new FormData(form, submitter);
      // Browsers dispatch `formdata` when a form is sent; jsdom does not.
      form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
      sent.push([...formData].map((pair) => pair.join('=')));
    }
    event.preventDefault();
  };
  before();
  const mounted = await mountWidget(signUp, undefined, { api });
  const find = (id: string) => document.getElementById(id) as HTMLInputElement;
  const problems = () =>
    mounted
      .parts('problem')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  const type = async (id: string, text: string) => {
    const field = find(id);
    field.focus();
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
  };
  const choose = async (id: string, value: string) => {
    find(id).value = value;
    for (const kind of ['input', 'change']) find(id).dispatchEvent(new Event(kind, { bubbles: true }));
    await settle();
  };
  const send = async () => {
    form.querySelector('button')!.click();
    await settle();
  };
  const leave = async (id: string) => {
    find(id).blur();
    await settle();
  };
  const announcements = () => mounted.store.getState().ui.announcements.map(({ text }) => text);
  return { ...mounted, form, sent, aboutToBeSent, find, problems, type, choose, send, leave, announcements, settle };
}
