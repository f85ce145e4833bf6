import type { Visit } from '../sessions/visit';

/**
 * The HTML of a payment provider, as the platform renders it: an empty box, and a script that draws into it. The script draws a
 * button at once and a frame later, as the scripts of providers do when their own files have arrived. It counts its runs in
 * `walletRuns`, and lists the presses of its buttons in `walletPresses`.
 *
 * @param place where the button is: the id of its box ends with it
 */
export const walletHtml = ({ nonce, world }: Visit, place: string): string =>
  world.settings.wallet
    ? `<div class="wallet"><div id="pear-${place}" data-words="Pear Pay"></div></div><script nonce="${nonce}">(${draw})("${place}")</script>`
    : '';

/** As text, because it runs in the page. */
const draw = `function (place) {
  var box = document.getElementById('pear-' + place);
  if (!box) return;
  var runs = (window.walletRuns = window.walletRuns || {});
  runs[place] = (runs[place] || 0) + 1;
  var button = document.createElement('button');
  button.type = 'button';
  button.className = 'wallet-button';
  button.textContent = box.dataset.words;
  button.onclick = function () { (window.walletPresses = window.walletPresses || []).push(place); };
  box.appendChild(button);
  setTimeout(function () {
    if (!box.contains(button)) return;
    var frame = document.createElement('iframe');
    frame.title = box.dataset.words;
    frame.width = frame.height = 40;
    box.appendChild(frame);
  }, 50);
}`;
