import { setTimeout as pause } from 'node:timers/promises';
import { expectSame } from '../expect-same';
import { add, preview } from '../held-page';
import type { Journey, Visit } from '../journey';
import { addTheirScripts } from '../their-scripts';

type TestedJQuery = (target: unknown) => {
  val(value: string): { trigger(type: string): void };
  trigger(type: string): void;
  on(type: string, listener: () => void): void;
};

/** Counts the events of the whole page that reach jQuery's handlers and others. */
const countEvents = (): void => {
  const counts = { jQuery: 0, native: 0 };
  const jQuery = window.jQuery as unknown as TestedJQuery;
  jQuery(document).on('change', () => (counts.jQuery += 1));
  document.addEventListener('change', () => (counts.native += 1));
  Object.assign(window, { counts });
};

/** Chooses a value as a styled drop-down list does. */
const chooseByJQuery = ({ tab }: Visit, selector: string, value: string) =>
  tab.read(
    ([list, wanted]) => {
      const jQuery = window.jQuery as unknown as TestedJQuery;
      const option = [...document.querySelector<HTMLSelectElement>(list)!.options].find(
        ({ text, value: id }) => text.includes(wanted) || id === wanted,
      )!;
      jQuery(list).val(option.value).trigger('change');
    },
    [selector, value] as const,
  );

const requests = ({ shop }: Visit, path: RegExp) =>
  shop.world.log.all().filter(({ path: at, query, headers }) => path.test(at + query) && headers['x-requested-with'])
    .length;

export const jQueryAlone: Journey = {
  name: 'a choice and an order that only jQuery triggers are heard, once',
  go: async (visit) => {
    const { tab, shop } = visit;
    addTheirScripts(shop, ['jquery/dist/jquery.min.js'], countEvents);
    await tab.open('/linseed-paint/');
    await tab.untilMounted('main [data-widget="product-options"]');
    const asked = () => requests(visit, /product-attributes/);
    const before = asked();
    // A swatch, as an app that draws its own sets it.
    await tab.read(() => {
      const radio = document.querySelector<HTMLInputElement>('main [name="attribute[11101]"][value="1110102"]')!;
      radio.checked = true;
      (window.jQuery as unknown as TestedJQuery)(radio).trigger('change');
    }, null);
    await tab.until('the shop has responded', () => !document.querySelector('main [aria-busy="true"]'), null);
    await chooseByJQuery(visit, 'main select[name="attribute[11102]"]', '3 l');
    await tab.untilShown('main .productView >> $189.00');
    await pause(600);
    const counts = await tab.read(() => (window as unknown as { counts: object }).counts, null);
    expectSame(
      { asked: asked() - before, counts },
      { asked: 2, counts: { jQuery: 2, native: 2 } },
      'the requests and events of two choices',
    );

    await tab.open('/claw-hammer/');
    await tab.untilMounted('main .productView form[data-widget="add-to-cart"]');
    await tab.read(
      () =>
        void (window.jQuery as unknown as TestedJQuery)('main .productView form[data-widget="add-to-cart"]').trigger(
          'submit',
        ),
      null,
    );
    await tab.untilShown(preview);
    const posts = shop.world.log.all().filter(({ method, path }) => method === 'POST' && /cart/.test(path));
    expectSame(
      posts.map(({ path }) => path),
      ['/remote/v1/cart/add'],
      'the add',
    );
    expectSame(
      await tab.read((which) => document.querySelector(which) !== null, add),
      true,
      'whether the page has stayed',
    );

    await tab.open('/workshop/');
    await tab.hover('form[data-sort-by] select[name="sort"]');
    await tab.untilMounted('[data-widget="category-listing"]');
    const lists = requests(visit, /^\/workshop\//);
    await chooseByJQuery(visit, 'form[data-sort-by] select[name="sort"]', 'pricedesc');
    await tab.untilAt('sort=pricedesc');
    await pause(600);
    expectSame(requests(visit, /^\/workshop\//) - lists, 1, 'the requests of one order');
  },
};
