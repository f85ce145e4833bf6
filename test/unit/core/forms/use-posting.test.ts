import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { mountForm, question } from './sign-up-page';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
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
  it('is sent once, however often its button is pressed, and the button is busy', async () => {
    const { send, sent, isBusy } = await mount();
    await send();
    await send();
    expect(sent.length).toBe(1);
    expect(isBusy()).toBe('true');
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

  it('is sent once by Enter too, without a pressed button', async () => {
    const { form, sent } = await mount();
    form.requestSubmit();
    form.requestSubmit();
    expect(sent).toHaveLength(1);
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

  it('is recognized by a method in capital letters too', async () => {
    const { send, sent } = await mount('method="POST"');
    await send();
    await send();
    expect(sent).toHaveLength(1);
  });

  it('stays busy when pageshow does not restore the page', async () => {
    const { send, isBusy } = await mount();
    await send();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
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

describe('a form that stays on its page', () => {
  it.each([
    ['a form with the method GET', ''],
    ['a form that opens another tab', `${post} target="beside"`],
  ])('is sent at every press: %s', async (_, attributes) => {
    const { send, sent, isBusy } = await mount(attributes);
    await send();
    await send();
    expect(sent.length).toBe(2);
    expect(isBusy()).toBeNull();
  });

  it('is sent at every press if its button sets formmethod or formtarget', async () => {
    const { send, sent, form, isBusy } = await mount();
    form.querySelector('button')!.setAttribute('formmethod', 'get');
    await send();
    await send();
    expect(sent.length).toBe(2);
    expect(isBusy()).toBeNull();
    form.querySelector('button')!.removeAttribute('formmethod');
    form.querySelector('button')!.setAttribute('formtarget', 'beside');
    await send();
    expect(sent.length).toBe(3);
    expect(isBusy()).toBeNull();
  });
});
