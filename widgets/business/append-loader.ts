import { trusted } from '../../core/page/trusted';

/**
 * Appends a script that another company hosts, unless the page has it already. The script gets the nonce of our own
 * tag, so that the page's content security policy allows it.
 *
 * @param url a web address
 * @param data `data-` attributes of the script; with them it is loaded as a module, which the Buyer Portal requires
 * @throws when the URL is no web address, or the script does not load; the shop works without the script
 */
export async function appendLoader(url: string, data?: Readonly<Record<string, string>>): Promise<void> {
  const { href, protocol } = new URL(url, document.baseURI);
  if (!/^https?:$/.test(protocol)) throw new Error(`${url} is no web address`);
  if ([...document.scripts].some(({ src }) => src === href)) return;
  const script = document.createElement('script');
  script.src = trusted.createScriptURL(href);
  script.nonce = document.querySelector<HTMLScriptElement>('script[data-page-context]')?.nonce ?? '';
  if (data) {
    script.type = 'module';
    Object.assign(script.dataset, data);
  }
  await new Promise<void>((loaded, fail) => {
    script.onload = () => loaded();
    script.onerror = () => fail(new Error(`${href} did not load`));
    document.body.append(script);
  });
}
