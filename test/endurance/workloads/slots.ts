import { serveSlots, slotsPath } from '../serve-slots';
import type { Workload } from '../workload';

export const slots: Workload = {
  name: '10,000 slots: mounted and unmounted',
  does: '10,000 slots added to the page, and removed',
  path: slotsPath,
  rounds: 1,
  before: serveSlots,
  round: async ({ find, until }, number) => {
    // Few slots before the first two measurements: then the growth is visible if a page keeps the
    // slots of its last round in memory.
    const count = number === 1 || number === 2 ? 10 : window.slotsPerRound;
    const cards = find('#cards');
    const { content } = find('template') as HTMLTemplateElement;
    let live = 0;
    const observer = new MutationObserver((records) => {
      live += records.filter(({ target }) => (target as HTMLElement).dataset.widgetStatus === 'mounted').length;
    });
    observer.observe(cards, { attributeFilter: ['data-widget-status'], subtree: true });
    for (let card = 0; card < count; card += 1) cards.append(content.cloneNode(true));
    await until(() => live === count);
    observer.disconnect();
    cards.replaceChildren();
    await until(() => window.storefrontWidgets?.slots().length === 1);
  },
};
