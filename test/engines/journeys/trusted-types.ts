import { expectSame } from '../expect-same';
import { add, preview } from '../held-page';
import type { Journey } from '../journey';

export const trustedTypes: Journey = {
  name: 'a page with trusted types accepts HTML only from the widgets, if the browser supports them',
  go: async ({ tab, expectTrouble }) => {
    await tab.open('/enamel-mug/');
    const label = 'main .productView .form-option >> Tricolour';
    await tab.click(label);
    // The shop's response may move the button between the driver's measurement and the press.
    await tab.until('the shop has responded', () => !document.querySelector('main [aria-busy="true"]'), null);
    await tab.click(add);
    await tab.untilShown(preview);
    // From here on the page reports the violations of this journey.
    expectTrouble(/theirs/i);
    const { isSupported, taken } = await tab.read(() => {
      const place = document.createElement('p');
      const tries = {
        html: () => (place.innerHTML = '<b>Theirs</b>'),
        policy: () => void window.trustedTypes?.createPolicy('theirs', { createHTML: String, createScriptURL: String }),
      };
      const isTaken = (act: () => unknown) => {
        try {
          act();
          return true;
        } catch {
          return false;
        }
      };
      return {
        isSupported: 'trustedTypes' in window,
        taken: { html: isTaken(tries.html), policy: isTaken(tries.policy) },
      };
    }, null);
    expectSame(taken, { html: !isSupported, policy: !isSupported }, 'the actions that another script may do');
  },
};
