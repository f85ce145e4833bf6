import { clamp, mug } from '../../../../support/shopping/open-cart';
import { type Behaviour, onStage, type Stage } from './behaviour';
import type { Shopper } from './shopper';

/** A page without anything but the layout: what happens there happens on every page. */
const desk: Stage = { path: '/about-us/', widths: [1280] };
const phone: Stage = { path: '/about-us/', widths: [375] };

const header = ({ page }: Shopper) => page.locator('[role="banner"]').first();
const search = ({ find }: Shopper) => find('[role="banner"] [placeholder="Search the store"]');
const openSearch = (shopper: Shopper) => shopper.press(/^Search$/, header(shopper));
const openDrawer = (shopper: Shopper) => shopper.press(/Toggle menu/, header(shopper));
const openList = (name: RegExp) => (shopper: Shopper) => shopper.press(name, header(shopper));

/** The page header: menu, search, currencies, languages, account and cart. */
export const headerBehaviours: readonly Behaviour[] = [
  ...onStage(desk, {
    'menu: a press on a category opens its sub-menu': (shopper) =>
      shopper.sees(() => shopper.press('Lighting', header(shopper))),
    'menu: another category closes the first one': async (shopper) => {
      await shopper.press('Lighting', header(shopper));
      await shopper.settle();
      return shopper.sees(() => shopper.press('Workshop', header(shopper)));
    },
    'menu: a press outside closes the sub-menu': async (shopper) => {
      await shopper.press('Lighting', header(shopper));
      await shopper.settle();
      return shopper.sees(() => shopper.page.mouse.click(640, 700));
    },
    'menu: a link of the sub-menu leads to its category': async (shopper) => {
      await shopper.press('Lighting', header(shopper));
      return shopper.sees(() => shopper.press(/^All Lighting$/, header(shopper)));
    },
    'search: the button opens the field, with the focus in it': (shopper) => shopper.after(() => openSearch(shopper)),
    'search: a second press closes the field': async (shopper) => {
      await openSearch(shopper);
      await shopper.settle();
      return shopper.sees(() => openSearch(shopper));
    },
    'search: Escape closes the field': async (shopper) => {
      await openSearch(shopper);
      await shopper.settle();
      await shopper.page.keyboard.press('Escape');
      await shopper.settle();
      return { isOpen: await search(shopper).isVisible() };
    },
    'search: a press outside closes the field': async (shopper) => {
      await openSearch(shopper);
      await shopper.settle();
      await shopper.page.mouse.click(640, 850);
      await shopper.settle();
      return { isOpen: await search(shopper).isVisible() };
    },
    'search: typing shows results': async (shopper) => {
      await openSearch(shopper);
      await search(shopper).fill('lamp');
      await search(shopper).press('p');
      await search(shopper).press('Backspace');
      await shopper.find('.quickSearchResults').getByText('Harbour Desk Lamp').first().waitFor();
      await shopper.settle();
      const lines = await shopper.seen();
      return { results: lines.filter((line) => /result|Harbour|Clamp|Lantern/.test(line)) };
    },
    'search: Enter opens the results page': async (shopper) => {
      await openSearch(shopper);
      await search(shopper).fill('oak');
      const { url } = await shopper.after(() => search(shopper).press('Enter'));
      return { url, results: (await shopper.seen()).filter((line) => /results? for/.test(line)) };
    },
    'currency: the list opens': (shopper) => shopper.sees(() => openList(/^Currency/)(shopper)),
    'currency: another one is chosen': async (shopper) => {
      await openList(/^Currency/)(shopper);
      await shopper.press(/Euro/, header(shopper));
      await shopper.settle();
      return { toggle: (await shopper.seen()).filter((line) => line.startsWith('Currency')) };
    },
    'language: the list opens': (shopper) => shopper.sees(() => openList(/language|^en|english/i)(shopper)),
    'language: another one is chosen': async (shopper) => {
      await openList(/language|^en|english/i)(shopper);
      const { url } = await shopper.after(() => shopper.press(/^(fr|français)$/i, header(shopper)));
      return { url };
    },
    'compare: the link is hidden while nothing is chosen': async (shopper) => ({
      isShown: await shopper.control(/^Compare/, header(shopper)).isVisible(),
    }),
  }),
  ...onStage(
    { ...desk, isNative: true },
    {
      'account: the links of a guest': async (shopper) => ({
        login: await shopper.control('Sign in', header(shopper)).getAttribute('href'),
        register: await shopper.control('Register', header(shopper)).getAttribute('href'),
      }),
    },
  ),
  ...onStage(
    { ...desk, signedIn: true, isNative: true },
    {
      'account: the links of a customer': async (shopper) => ({
        account: await shopper.control('Account', header(shopper)).getAttribute('href'),
        logout: await shopper.control('Sign out', header(shopper)).getAttribute('href'),
      }),
    },
  ),
  ...onStage(
    { ...desk, cart: [mug, clamp] },
    {
      'cart: the badge counts the items, and the name of the link says so': async (shopper) => ({
        badge: (await header(shopper).locator('.cart-quantity').first().textContent())?.trim(),
        isNamed: /\b3 items/.test((await shopper.control(/^Cart/, header(shopper)).getAttribute('aria-label')) ?? ''),
      }),
      'cart: the link opens a panel': (shopper) => shopper.sees(() => shopper.press(/^Cart/, header(shopper))),
      'cart: Escape or a press outside closes the panel': async (shopper) => {
        await shopper.press(/^Cart/, header(shopper));
        await shopper.settle();
        const { gone } = await shopper.sees(() => shopper.page.mouse.click(300, 850));
        return { gone };
      },
      'cart: the panel leads to the cart page': async (shopper) => {
        await shopper.press(/^Cart/, header(shopper));
        const { url } = await shopper.after(() => shopper.press('View Cart', header(shopper)));
        return { url };
      },
      'cart: the prices follow the currency': async (shopper) => {
        await openList(/^Currency/)(shopper);
        await shopper.press(/Euro/, header(shopper));
        await shopper.settle();
        const { appeared } = await shopper.sees(() => shopper.press(/^Cart/, header(shopper)));
        return { appeared };
      },
    },
  ),
  ...onStage(desk, {
    'cart: the panel of an empty cart': (shopper) => shopper.sees(() => shopper.press(/^Cart/, header(shopper))),
  }),
  ...onStage(phone, {
    'drawer: the button opens it': (shopper) => shopper.sees(() => openDrawer(shopper)),
    'drawer: a second press closes it': async (shopper) => {
      await openDrawer(shopper);
      await shopper.settle();
      return shopper.sees(() => openDrawer(shopper));
    },
    'drawer: a press on a category opens its sub-menu': async (shopper) => {
      await openDrawer(shopper);
      await shopper.settle();
      return shopper.sees(() => shopper.press('Kitchen & table', header(shopper)));
    },
    'drawer: currencies fold out': async (shopper) => {
      await openDrawer(shopper);
      await shopper.settle();
      return shopper.sees(() => openList(/^Currency/)(shopper));
    },
    'drawer: Enter in its search field opens the results page': async (shopper) => {
      await openDrawer(shopper);
      await shopper.settle();
      await search(shopper).fill('oak');
      const { url } = await shopper.after(() => search(shopper).press('Enter'));
      return { url };
    },
  }),
  ...onStage(
    { ...phone, signedIn: true },
    {
      'drawer: the account folds out': async (shopper) => {
        await openDrawer(shopper);
        await shopper.settle();
        return shopper.sees(() => shopper.press('Account', header(shopper)));
      },
    },
  ),
];
