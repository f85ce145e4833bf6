import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openWithCalls } from '../../support/driver/open-with-calls';
import { useShop } from '../../support/driver/use-shop';

/** Our theme with one page more, whose front matter asks GraphQL for the name of a product. */
const theme = mkdtempSync(join(tmpdir(), 'asking-theme-'));
cpSync('theme-templates', theme, { recursive: true });
const template = '<p>{{gql.data.site.product.name}}</p>\n';
const question = 'gql: "query Asked { site { product(entityId: 107) { name } } }"';
writeFileSync(join(theme, 'templates/pages/asking.html'), `---\n${question}\n---\n${template}`);
afterAll(() => rmSync(theme, { recursive: true }));

const shop = useShop({ theme });

describe('a template whose front matter asks GraphQL', () => {
  it('is called by its name, and comes as HTML with what it asks for', async () => {
    const { page } = await openWithCalls(shop);
    const html = await page.evaluate(() => window.calls.fragments.graphqlPage('pages/asking'));
    expect(html.trim()).toBe('<p>Claw Hammer, 16 oz</p>');
    const [asked] = shop.server.world.log.all().filter(({ path }) => path === '/graphql-render');
    expect(asked?.method).toBe('GET');
    expect(asked?.query).toBe('?template_name=pages%2Fasking');
  });

  it('is an error with its status where there is none of that name', async () => {
    const { page, trouble } = await openWithCalls(shop);
    trouble.expect(/Failed to load resource/);
    const said = await page.evaluate(() => window.calls.fragments.graphqlPage('pages/nothing').catch(String));
    expect(said).toContain('/graphql-render was answered with 404');
  });
});
