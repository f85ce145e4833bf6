import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openWithCalls } from '../../support/driver/open-with-calls';
import { useShop } from '../../support/driver/use-shop';

/** Our theme with a further page, whose front matter queries the name of a product. */
const theme = mkdtempSync(join(tmpdir(), 'asking-theme-'));
cpSync('theme-templates', theme, { recursive: true });
const template = '<p>{{gql.data.site.product.name}}</p>\n';
const query = 'gql: "query Asked { site { product(entityId: 107) { name } } }"';
writeFileSync(join(theme, 'templates/pages/asking.html'), `---\n${query}\n---\n${template}`);
afterAll(() => rmSync(theme, { recursive: true }));

const shop = useShop({ theme });

describe('a template with a GraphQL query in its front matter', () => {
  it('is requested by its name, and returned as HTML with the queried data', async () => {
    const { page } = await openWithCalls(shop);
    const html = await page.evaluate(() => window.calls.fragments.graphqlPage('pages/asking'));
    expect(html.trim()).toBe('<p>Claw Hammer, 16 oz</p>');
    const [asked] = shop.server.world.log.all().filter(({ path }) => path === '/graphql-render');
    expect(asked?.method).toBe('GET');
    expect(asked?.query).toBe('?template_name=pages%2Fasking');
  });

  it('is an error with the status 404 if its name is unknown', async () => {
    const { page, trouble } = await openWithCalls(shop);
    trouble.expect(/Failed to load resource/);
    const error = await page.evaluate(() => window.calls.fragments.graphqlPage('pages/nothing').catch(String));
    expect(error).toContain('/graphql-render was answered with 404');
  });
});
