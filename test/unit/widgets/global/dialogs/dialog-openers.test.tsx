import { beforeAll, describe, expect, it } from '@jest/globals';
import { dialog } from '../../../../../widgets/global/dialogs/dialog';
import { mountExample } from '../../../../support/examples/mount-example';
import { giveDialogs } from '../give-dialogs';
import { turn } from '../turn';

beforeAll(giveDialogs);

describe('an element with data-reveal-id', () => {
  it('does not open its dialog at a click that another script has cancelled, also at the document', async () => {
    const { slot, unmount } = await mountExample(dialog, {
      around: (html) => `<button id="opener" data-reveal-id="modal">Open</button>${html}`,
    });
    const opener = document.getElementById('opener')!;
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    opener.click();
    await turn();
    expect((slot as HTMLDialogElement).open).toBe(false);
    opener.click();
    await turn();
    expect((slot as HTMLDialogElement).open).toBe(true);
    unmount();
  });
});
