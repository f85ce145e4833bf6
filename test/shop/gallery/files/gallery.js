// The gallery page around an example: its status, its events, and the copy buttons.
const frame = document.querySelector('iframe');
const status = document.querySelector('#status');
const list = document.querySelector('#events');

const line = (name, detail) => {
  const item = document.createElement('li');
  item.textContent = `${name} ${JSON.stringify(detail, (_, value) => (value?.nodeType ? undefined : value)) ?? ''}`;
  return item;
};

const watch = () => {
  const page = frame.contentDocument;
  const slot = page?.querySelector(`#gallery-example [data-widget="${frame.dataset.widgetName}"]`);
  if (!slot) return;
  const tell = () => {
    status.textContent = slot.dataset.widgetStatus ?? 'no code';
  };
  tell();
  new frame.contentWindow.MutationObserver(tell).observe(slot, { attributeFilter: ['data-widget-status'] });
  for (const name of frame.dataset.events.split(' ')) {
    page.addEventListener(name, ({ detail }) => list.append(line(name, detail)));
  }
};

if (frame) {
  frame.addEventListener('load', watch);
  if (frame.contentDocument?.readyState === 'complete') watch();
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
  button.textContent = 'Copied';
});
