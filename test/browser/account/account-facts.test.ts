import { describe, expect, it } from '@jest/globals';
import { openSignedIn } from '../../support/driver/sign-in';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();

describe('an order in the list, on a phone', () => {
  it('shows the number of items and their cost on one line', async () => {
    const page = await openSignedIn(shop, '/account.php?action=order_status', { javaScript: false, width: 375 });
    const facts = page.getByRole('listitem').filter({ hasText: 'Order 100' }).getByRole('paragraph');
    const places = ['1 item', '$9.00'].map((text) => facts.getByText(text, { exact: true }).boundingBox());
    const [items, cost] = await Promise.all(places);
    expect(items?.y).toBeGreaterThan(0);
    expect(cost?.y).toBe(items?.y);
  });
});
