/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { readMarkup } from '../../theme/read-markup';
import { themeLanguages, themeWords } from '../../theme/words/theme-words';
import { useLocalShop } from '../shop/use-local-shop';

const open = useLocalShop();

/** Opens a page of a shop with the theme setting `agent_tools` on or off. */
async function openPage(path: string, isOffered = true) {
  open.server.world.settings.themeSettings = { agent_tools: isOffered };
  const { text, status } = await open.shopper.get(path);
  if (status !== 200) throw new Error(`${path} was answered ${status}`);
  return readMarkup(text);
}

const forms = [
  ['search', '/', 1],
  ['subscribe_newsletter', '/', 1],
  ['write_to_shop', '/contact-us/', 5],
  ['write_review', '/harbour-desk-lamp/', 4],
  ['apply_coupon', '/cart.php', 1],
] as const;
const fieldsOf = (form: string) => `${form} :is(input, select, textarea)[name]:not([type="hidden"])`;

describe('a form that agents can fill in', () => {
  it.each(forms)('%s has a short description of its purpose', async (name, path, _) => {
    const [form] = (await openPage(path)).find(`form[toolname="${name}"]`);
    expect(form?.attributes['tooldescription']).toMatch(/^.{10,500}$/);
  });

  it.each(forms)('%s describes each of its fields', async (name, path, least) => {
    const described = (await openPage(path)).find(fieldsOf(`form[toolname="${name}"]`));
    const lacking = described.filter(({ attributes }) => !/^.{5,150}$/.test(attributes['toolparamdescription'] ?? ''));
    expect(described.length).toBeGreaterThanOrEqual(least);
    expect(lacking.map(({ attributes }) => attributes['name'])).toEqual([]);
  });

  it.each(['/', '/contact-us/', '/harbour-desk-lamp/', '/cart.php'])(
    'is not on %s if the theme setting agent_tools is off',
    async (path) => {
      const page = await openPage(path, false);
      expect(page.find('form').length).toBeGreaterThan(0);
      expect(page.find('[toolname], [tooldescription], [toolparamdescription]')).toEqual([]);
    },
  );

  it.each(themeLanguages)('has words within the length limits of agents: %s', (language) => {
    const words = [...themeWords(language)].filter(([key]) => key.startsWith('agent.'));
    const isParameter = (key: string) => /^agent\.(field_|query|number|options|quantity|line)/.test(key);
    const long = words.filter(([key, text]) => text.length > (isParameter(key) ? 150 : 500));
    expect(words.length).toBeGreaterThan(20);
    expect(long).toEqual([]);
  });
});
