import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { open } from '../../support/driver/user';

const shop = useShop();

describe('the blog', () => {
  it('is linked in the footer, and its posts link to others by their tags', async () => {
    const { page, user } = await open(shop, 'by keyboard', '/about-us/', { guest: true });
    await user.press(page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }));
    await user.press(page.getByRole('link', { name: 'Sharpening a saw', exact: true }));
    await page.getByRole('heading', { level: 1, name: 'Sharpening a saw' }).waitFor();
    await user.press(page.getByRole('link', { name: '#workshop' }));
    await page.getByRole('link', { name: 'A bench to stand at', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'What wool wants', exact: true }).count()).toBe(0);
  });

  it('has older posts on further pages', async () => {
    const { page, user } = await open(shop, 'without JavaScript', '/blog/', { guest: true });
    await user.press(page.getByRole('link', { name: 'Next' }));
    await page.getByRole('link', { name: 'Mending week', exact: true }).waitFor();
    expect(page.url()).toContain('page=2');
  });

  it('has structured data that match the post', async () => {
    const { page } = await shop.open('/blog/sharpening-a-saw/', { mounted: false });
    const [json = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const { headline, author, image, url, ...kind } = JSON.parse(json) as Record<string, unknown>;
    expect(kind).toEqual({ '@context': 'https://schema.org/', '@type': 'BlogPosting' });
    expect(headline).toBe(await page.getByRole('heading', { level: 1 }).textContent());
    expect(await page.locator('.blog').textContent()).toContain((author as { name: string }).name);
    expect(new URL(String(url), page.url()).pathname).toBe(new URL(page.url()).pathname);
    expect(new URL(String(image), page.url()).pathname).toMatch(/\.\w+$/);
  });
});
