import { describe, expect, it, jest } from '@jest/globals';
import type { Problem } from '../../../../core/errors/report';
import { explainUnknown } from '../../../../core/mount/on-demand';
import { complaints } from '../../../support/jest/setup';

async function problemsOf(html: string): Promise<Problem[]> {
  document.body.innerHTML = html;
  const problems: Problem[] = [];
  const listen = ({ detail }: CustomEvent<Problem>) => void problems.push(detail);
  document.addEventListener('widgets:error', listen);
  for (const element of [...document.body.children]) explainUnknown(element as HTMLElement, ['quantity', 'menu']);
  await Promise.resolve();
  document.removeEventListener('widgets:error', listen);
  expect(complaints.splice(0)).toHaveLength(problems.length);
  return problems;
}

describe('a data-widget that is not the name of a widget', () => {
  it('is reported once for many slots, with their number and the first of them', async () => {
    const html = '<p data-widget="quantitty"></p><p data-widget="carousel"></p><p data-widget=""></p>'.repeat(500);
    const problems = await problemsOf(html);
    expect(problems.map(({ message }) => message)).toEqual([
      'quantitty: no widget has this name; did you mean "quantity"? (500 slots)',
      'carousel: no widget has this name (500 slots)',
      'data-widget is empty: it must be the name of a widget (500 slots)',
    ]);
    const element = document.body.firstElementChild;
    expect(problems[0]).toMatchObject({ kind: 'contract', element, widget: 'quantitty' });
    // Again, when they are found later.
    expect(await problemsOf('<p data-widget="carousel"></p>')).toHaveLength(1);
  });

  it.each(['<p data-widget></p>', '<p data-widget=" "></p>', '<p></p>'])('is reported as empty: %s', async (html) => {
    const [problem] = await problemsOf(html);
    expect(problem?.message).toBe('data-widget is empty: it must be the name of a widget');
  });

  it('is reported when the page has loaded, and not if a script has defined it until then', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    expect(await problemsOf('<p data-widget="acme-late"></p><p data-widget="acme-never"></p>')).toEqual([]);
    const sentences: string[] = [];
    const listen = ({ detail }: CustomEvent<Problem>) => void sentences.push(detail.message);
    document.addEventListener('widgets:error', listen);
    document.querySelector<HTMLElement>('[data-widget=acme-late]')!.dataset.widgetStatus = 'waiting';
    state.mockRestore();
    window.dispatchEvent(new Event('load'));
    await Promise.resolve();
    await Promise.resolve();
    document.removeEventListener('widgets:error', listen);
    expect(sentences).toEqual(['acme-never: no widget has this name']);
    complaints.length = 0;
  });
});
