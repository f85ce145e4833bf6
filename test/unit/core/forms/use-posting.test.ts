import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { mountForm, question } from './sign-up-page';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const html = question('name', '', 'Ada');
const post = 'method="post"';
const mount = async (attributes = post) => {
  const page = await mountForm(html, attributes);
  const isBusy = () => page.form.querySelector('button')!.getAttribute('aria-busy');
  return { ...page, isBusy };
};

describe('a form that is posted', () => {
  it('is sent once, however often the button is pressed, which is busy meanwhile', async () => {
    const { send, sent, isBusy } = await mount();
    await send();
    await send();
    expect(sent.length).toBe(1);
    expect(isBusy()).toBe('true');
  });

  it.each([
    [
      'the browser brings the page back',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
    ['the browser gives up', () => window.navigation.dispatchEvent(new Event('navigateerror'))],
    ['it takes too long', () => jest.advanceTimersByTime(30_000)],
  ])('can be sent again when %s', async (_, happen) => {
    Object.defineProperty(window, 'navigation', { value: new EventTarget(), configurable: true });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    try {
      const { form, sent, isBusy } = await mount();
      const press = () => form.querySelector('button')!.click();
      press();
      press();
      happen();
      expect(isBusy()).toBeNull();
      press();
      expect(sent.length).toBe(2);
      expect(isBusy()).toBe('true');
    } finally {
      jest.useRealTimers();
      Reflect.deleteProperty(window, 'navigation');
    }
  });

  it('is sent once by Enter too, where no button is pressed', async () => {
    const { form, sent } = await mount();
    form.requestSubmit();
    form.requestSubmit();
    expect(sent).toHaveLength(1);
  });

  it('may be slow: half a minute is not too long', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    try {
      const { form, isBusy } = await mount();
      form.querySelector('button')!.click();
      jest.advanceTimersByTime(29_999);
      expect(isBusy()).toBe('true');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not held up by the clock of an earlier press', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    try {
      const { form, isBusy } = await mount();
      const press = () => form.querySelector('button')!.click();
      press();
      jest.advanceTimersByTime(20_000);
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      press();
      jest.advanceTimersByTime(20_000);
      expect(isBusy()).toBe('true');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is posted whatever the case of its method', async () => {
    const { send, sent } = await mount('method="POST"');
    await send();
    await send();
    expect(sent).toHaveLength(1);
  });

  it('is still on its way when the page has only now been loaded', async () => {
    const { send, isBusy } = await mount();
    await send();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(isBusy()).toBe('true');
  });

  it('is free where another script sends it in its own way', async () => {
    const { send, form, isBusy } = await mount();
    form.addEventListener('submit', (event) => event.preventDefault());
    await send();
    form.dispatchEvent(new Event('formdata'));
    expect(isBusy()).toBeNull();
  });

  it('is as the server printed it when its widget goes', async () => {
    const { send, isBusy, unmount } = await mount();
    await send();
    unmount();
    expect(isBusy()).toBeNull();
  });
});

describe('a form that stays on its page', () => {
  it.each([
    ['asks by its address', ''],
    ['leads beside', `${post} target="beside"`],
  ])('%s: is sent as often as it is pressed', async (_, attributes) => {
    const { send, sent, isBusy } = await mount(attributes);
    await send();
    await send();
    expect(sent.length).toBe(2);
    expect(isBusy()).toBeNull();
  });

  it('because its button says so: is sent as often as it is pressed', async () => {
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
