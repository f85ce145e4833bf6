import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { mountForm, question } from './sign-up-page';

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
  sessionStorage.clear();
});

const html = question('name', '', 'Ada');
const post = 'method="post"';
const mount = async (attributes = post) => {
  const page = await mountForm(html, attributes);
  const isBusy = () => page.form.querySelector('button')!.getAttribute('aria-busy');
  return { ...page, isBusy };
};

const mountWithFakeTimers = async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  const page = await mount();
  return { ...page, press: () => page.form.querySelector('button')!.click() };
};

describe('a form that is posted', () => {
  it.each([post, 'method="POST"'])('is sent once, and its button is busy: %s', async (method) => {
    const { send, sent, form, isBusy } = await mount(method);
    await send();
    await send();
    // By Enter, without a pressed button.
    form.requestSubmit();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect([sent.length, isBusy()]).toEqual([1, 'true']);
  });

  it.each([
    [
      'the browser restores the page',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
    ['the navigation fails', () => window.navigation.dispatchEvent(new Event('navigateerror'))],
    ['30 seconds have passed', () => jest.advanceTimersByTime(30_000)],
  ])('can be sent again when %s', async (_, happen) => {
    Object.defineProperty(window, 'navigation', { value: new EventTarget(), configurable: true });
    const { press, sent, isBusy } = await mountWithFakeTimers();
    press();
    press();
    happen();
    expect(isBusy()).toBeNull();
    press();
    expect(sent.length).toBe(2);
    expect(isBusy()).toBe('true');
  });

  it('is still busy just before 30 seconds have passed, also since a later press', async () => {
    const { press, isBusy } = await mountWithFakeTimers();
    press();
    jest.advanceTimersByTime(20_000);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    press();
    jest.advanceTimersByTime(29_999);
    expect(isBusy()).toBe('true');
  });

  it('is not busy if another script prevents the submit', async () => {
    const { send, form, isBusy } = await mount();
    form.addEventListener('submit', (event) => event.preventDefault());
    await send();
    form.dispatchEvent(new Event('formdata'));
    expect(isBusy()).toBeNull();
  });

  it('is not busy after its widget is unmounted', async () => {
    const { send, isBusy, unmount } = await mount();
    await send();
    unmount();
    expect(isBusy()).toBeNull();
  });
});

it.each<[string, string, Record<string, string>]>([
  ['with the method GET', '', {}],
  ['that opens another tab', `${post} target="beside"`, {}],
  ['whose button sets formmethod', post, { formmethod: 'get' }],
  ['whose button sets formtarget', post, { formtarget: 'beside' }],
])('a form that stays on its page is sent at every press: one %s', async (_, attributes, ofButton) => {
  const { send, sent, form, isBusy } = await mount(attributes);
  for (const [name, value] of Object.entries(ofButton)) form.querySelector('button')!.setAttribute(name, value);
  await send();
  await send();
  expect([sent.length, isBusy()]).toEqual([2, null]);
});
