// The panel of theme settings: each change is sent to the shop, then the page in the frame is loaded again.
const form = document.querySelector('#settings');
const frame = document.querySelector('iframe');
const changed = document.querySelector('#changed');

/** Hides the settings whose `reference` has the value that hides them. */
const hideUnneeded = () => {
  for (const row of form.querySelectorAll('[data-reference]')) {
    const field = form.elements.namedItem(row.dataset.reference);
    const value = field?.type === 'checkbox' ? String(field.checked) : field?.value;
    row.hidden = value === row.dataset.referenceDefault;
  }
};

let last = Promise.resolve();
const show = () => {
  hideUnneeded();
  if (!form.reportValidity()) return;
  // One at a time: a late answer must not bring back an earlier value.
  last = last.then(async () => {
    const response = await fetch(form.action, { method: 'post', body: new URLSearchParams(new FormData(form)) });
    changed.textContent = (await response.json()).changed;
    frame.contentWindow.location.reload();
  });
};

let timer;
form.addEventListener('input', ({ target }) => {
  const text = target.dataset.for && form.elements.namedItem(target.dataset.for);
  if (!text) return;
  text.value = target.value;
  // A picker sends every colour on the way.
  clearTimeout(timer);
  timer = setTimeout(show, 200);
});
form.addEventListener('change', ({ target }) => {
  if (target.dataset.for) return;
  const picker = form.querySelector(`[data-for="${CSS.escape(target.name)}"]`);
  if (picker && /^#[\da-f]{6}$/i.test(target.value)) picker.value = target.value;
  show();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  show();
});
document.querySelector('#variation').addEventListener('change', ({ target }) => target.form.requestSubmit());
document.querySelector('#copy').addEventListener('click', async ({ target }) => {
  await last;
  const config = await fetch('/__shop/theme-settings/config.json');
  await navigator.clipboard.writeText(await config.text());
  changed.textContent = 'Copied: replace the theme’s config.json with it.';
  target.focus();
});
hideUnneeded();
