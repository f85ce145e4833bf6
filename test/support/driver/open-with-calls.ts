import { buildSync } from 'esbuild';
import type { FragmentsCalls } from '../../../core/api/fragments';
import type { Send } from '../../../core/api/send';
import type { OpenedPage } from './open-page';
import type { Shop } from './use-shop';

declare global {
  interface Window {
    /** The shop's calls, as a widget has them. */
    calls: { readonly send: Send; readonly fragments: FragmentsCalls };
  }
}

const entry = `
  import { createSend } from './core/api/send';
  import { createFragmentsCalls } from './core/api/fragments';
  const send = createSend({ localePath: '' });
  window.calls = { send, fragments: createFragmentsCalls(send) };`;
let script: string | undefined;

/** Opens an empty page of the shop that has the bundle's own calls, for tests of calls that no widget makes. */
export async function openWithCalls(shop: Shop): Promise<OpenedPage> {
  const opened = await shop.open('/empty', {
    isBare: true,
    before: (page) =>
      page.route('**/empty', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Empty</title>' }),
      ),
  });
  script ??= buildSync({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
  }).outputFiles[0]?.text;
  await opened.page.evaluate(`${script}`);
  return opened;
}
