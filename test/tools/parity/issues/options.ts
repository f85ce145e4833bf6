import { untilQuiet } from '../../../support/driver/until-quiet';
import { chooseValue } from '../../../support/shopping/choose-option';
import { type Issue, type Look, unless } from './issue';
import { buttonOf, choose, findOption, findProduct, formOf, isOffered, valueOf, variantOf } from './product-page';

const soldOutDefault: Look = async (shop) => {
  const mug = findProduct(shop, 'enamel-mug');
  shop.server.world.stock.set(mug, variantOf(mug, 'Glaze', 'Navy & white'), 0);
  const page = await shop.open('/enamel-mug/');
  await choose(page, mug, 'Glaze', 'Coal');
  return unless(await isOffered(buttonOf(page)), 'a value in stock cannot be bought');
};

const soldOutPick: Look = async (shop) => {
  shop.server.world.stock.set(findProduct(shop, 'wool-cushion'), null, 0);
  const chair = findProduct(shop, 'ladder-back-chair');
  const page = await shop.open('/ladder-back-chair/');
  if (!(await isOffered(buttonOf(page)))) return 'the product cannot be bought without the pick';
  await choose(page, chair, 'With it', 'Wool Cushion');
  return unless(await buttonOf(page).isVisible(), 'the button is gone');
};

/** The platform gives a sold-out variant no numbers at all. */
const withoutNumbers = { available_to_sell: null, available_on_hand: null, available_for_backorder: null, stock: null };

const staleStock: Look = async (shop) => {
  const mug = findProduct(shop, 'enamel-mug');
  const page = await shop.open('/enamel-mug/', {
    before: (opened) =>
      opened.route('**/remote/v1/product-attributes/*', async (route) => {
        const response = await route.fetch();
        const result = (await response.json()) as { data: { instock: boolean } };
        if (!result.data.instock) Object.assign(result.data, withoutNumbers);
        await route.fulfill({ response, json: result });
      }),
  });
  await choose(page, mug, 'Glaze', 'Coal');
  await choose(page, mug, 'Glaze', 'Moss');
  return unless(!(await isOffered(buttonOf(page))), 'a sold-out value can be added');
};

const allSoldOut: Look = async (shop) => {
  const mug = findProduct(shop, 'enamel-mug');
  for (const variant of mug.variants) shop.server.world.stock.set(mug, variant, 0);
  const page = await shop.open('/enamel-mug/');
  return unless(!(await isOffered(buttonOf(page))), 'a product whose variants are all sold out can be added');
};

const ruleMessage: Look = async (shop) => {
  const page = await shop.open('/milking-stool/');
  const stool = findProduct(shop, 'milking-stool');
  const { field } = findOption(stool, 'Wood');
  await chooseValue(formOf(page), findOption(stool, 'Seat').field, valueOf(stool, 'Seat', 'Dished'));
  await page.route('**/remote/v1/product-attributes/*', async (route) => {
    const response = await route.fetch();
    const result = (await response.json()) as { data: object };
    const blocked = { purchasable: false, instock: true, purchasing_message: 'This wood rests until May' };
    await route.fulfill({ response, json: { ...result, data: { ...result.data, ...blocked } } });
  });
  await chooseValue(formOf(page), field, valueOf(stool, 'Wood', 'Walnut'));
  await untilQuiet(page);
  const message = page.locator('.productView').getByText('This wood rests until May').filter({ visible: true });
  return unless((await message.count()) > 0, 'the rule’s message is not shown');
};

const lateResponse: Look = async (shop) => {
  const mug = findProduct(shop, 'enamel-mug');
  const page = await shop.open('/enamel-mug/');
  const { field } = findOption(mug, 'Glaze');
  shop.server.world.faults.add({ kind: 'hold', nth: 1, path: '/remote/v1/product-attributes/*' });
  await chooseValue(formOf(page), field, valueOf(mug, 'Glaze', 'Tricolour'));
  await chooseValue(formOf(page), field, valueOf(mug, 'Glaze', 'Coal'));
  await untilQuiet(page);
  const shown = (await page.locator('.productView [data-product-sku]').first().textContent())?.trim();
  const { sku } = variantOf(mug, 'Glaze', 'Coal');
  return unless(shown === sku, `the page shows ${shown}, the choice is ${sku}`);
};

const checkboxPrice: Look = async (shop) => {
  const page = await shop.open('/hand-painted-sign/');
  const price = page.locator('.productView [data-product-price-without-tax]').first();
  const before = (await price.textContent())?.trim();
  const { field } = findOption(findProduct(shop, 'hand-painted-sign'), 'Gilding');
  const id = await formOf(page).locator(`[type="checkbox"][name="${field}"]`).getAttribute('id');
  await formOf(page).locator(`label[for="${id}"]`).last().click();
  await untilQuiet(page);
  const after = (await price.textContent())?.trim();
  return unless(before !== after, `the price stays ${before}`);
};

const swatchName: Look = async (shop) => {
  const mug = findProduct(shop, 'enamel-mug');
  const page = await shop.open('/enamel-mug/', { touch: true, width: 390 });
  // Each colour may have its name for screen readers: the choice must show the name once more.
  const named = () => formOf(page).evaluate((form: HTMLElement) => form.innerText.split('Coal').length);
  const before = await named();
  await choose(page, mug, 'Glaze', 'Coal');
  return unless((await named()) > before, 'no text names the chosen colour');
};

const radioJump: Look = async (shop) => {
  const stool = findProduct(shop, 'milking-stool');
  const page = await shop.open('/milking-stool/', { width: 390, touch: true });
  const { field } = findOption(stool, 'Wood');
  const radio = formOf(page).locator(`[name="${field}"]`).nth(1);
  const label = formOf(page)
    .locator(`label[for="${await radio.getAttribute('id')}"]`)
    .first();
  await label.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  await label.click();
  await untilQuiet(page);
  const moved = Math.abs((await page.evaluate(() => scrollY)) - before);
  return unless(moved < 200, `the page scrolls by ${moved} pixels`);
};

const quantityField: Look = async (shop) => {
  const page = await shop.open('/claw-hammer/');
  return unless(await formOf(page).locator('[name="qty[]"]').first().isVisible(), 'there is no field for the quantity');
};

/** Issues about options, stock and prices of a product. */
export const options: readonly Issue[] = [
  {
    number: 1939,
    title: 'A checkbox that changes the price does not change the price on the page',
    is: 'settled',
    look: checkboxPrice,
  },
  {
    number: 1951,
    title: 'A sold-out product in a pick list hides the add-to-cart button',
    is: 'settled',
    look: soldOutPick,
  },
  {
    number: 1955,
    title: 'If the default value is sold out, values in stock cannot be bought',
    is: 'settled',
    look: soldOutDefault,
  },
  {
    number: 2738,
    title: 'A sold-out value can be added if a value in stock was chosen before',
    is: 'gone',
    adopted: 'gone',
    look: staleStock,
  },
  { number: 1756, title: 'A product whose variants are all sold out can be bought', is: 'settled', look: allSoldOut },
  {
    number: 2735,
    title: 'The message of a rule that blocks a choice is not shown',
    is: 'gone',
    adopted: 'gone',
    look: ruleMessage,
  },
  {
    number: 2678,
    title: 'A late response to an old choice replaces the new choice',
    is: 'gone',
    adopted: 'gone',
    look: lateResponse,
  },
  { number: 1847, title: 'On a touch screen nothing names the chosen colour', is: 'settled', look: swatchName },
  { number: 1957, title: 'A press on a radio button scrolls the page to its end', is: 'settled', look: radioJump },
  { number: 2334, title: 'The field for the quantity is missing', is: 'settled', look: quantityField },
];
