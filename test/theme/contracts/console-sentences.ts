import { escapeRegExp } from '../escape-reg-exp';

/** A message of the console and of `widgets:error`. Each `…` replaces a variable text. */
export interface ConsoleSentence {
  readonly says: string;
  readonly hint: string;
}

/** Every message of the console, by the `kind` of the report. The inspector prints the hint. */
export const consoleSentences: Readonly<Record<string, readonly ConsoleSentence[]>> = {
  contract: [
    {
      says: '…: no widget has this name; did you mean "…"?',
      hint: 'npm run check names file and line.',
    },
    { says: '…: no widget has this name', hint: 'npm run check names file and line.' },
    { says: 'data-widget is empty: it must be the name of a widget', hint: 'npm run check names file and line.' },
    {
      says: '… (… slots)',
      hint: 'One of the three messages before is true of that many slots: look for a template that renders them in a loop.',
    },
    {
      says: '…: a field with the name or id "…" hides a property of the form that React needs; rename it',
      hint: 'Browsers give a form’s field in place of its property of that name; until then the slot works natively.',
    },
    {
      says: "…: stands in no product: mark the product's element with data-product-scope",
      hint: 'Write data-product-scope="{{product.id}}" on an element around everything of the product.',
    },
    {
      says: '…: data-widget-when must be one of … (got "…"); using the default',
      hint: 'Write one of the moments, or leave the attribute out.',
    },
    { says: '…: … must be … (got "…"); using the default', hint: 'Print a value of the kind that the sentence names.' },
    { says: '…: … must be … (got "…")', hint: 'The value is needed: print one of that kind.' },
    {
      says: '…: part "…" is missing: it must be …',
      hint: 'Print the data as text of that part, inside the slot. An empty part counts as missing.',
    },
    {
      says: '…: … is missing: it must be …',
      hint: 'Add the attribute to the slot. If it is there, it is empty: the template has no value for it.',
    },
    { says: '…: … is missing: it holds …', hint: 'Add the words to the slot, by {{lang}}.' },
    { says: '…: the slot must be <…> (got <…>)', hint: 'Put data-widget on that element.' },
    { says: '…: part "…" must be … (got <…>): mark … with data-part="…"', hint: 'Put data-part on such an element.' },
    { says: '…: part "…" is missing: mark … with data-part="…"', hint: 'Mark the element inside the slot.' },
    { says: '…: part "…" is unknown; did you mean "…"?', hint: 'Correct the name of the part.' },
    { says: '…: part "…" is unknown', hint: 'Correct the name of the part, or take the attribute away.' },
  ],
  widget: [
    {
      says: '…: …',
      hint: 'A widget threw an error. If the data-widget-status of its slot is failed, the slot works natively. If it is mounted, React has recovered, and the widget runs. The other widgets go on. Report the error with the version.',
    },
  ],
  chunk: [
    {
      says: 'Loading chunk … failed: …',
      hint: 'A file could not be fetched, or could not be run, in three tries or 120 s. Its widgets work natively. The loader first fetches a file, then runs it by a script. “did not load” means: the fetch succeeded, the script did not. The cause is one of these: the script’s file does not match its hash, the CDN does not send it as JavaScript, the page’s policy forbids the script, or the script’s request (a second one for the same file) failed. npm run doctor checks the first three. “TrustedScriptURL” means: the page’s policy does not list storefront-widgets; add it to trusted-types. For any other message check the CDN, and that connect-src of the page’s policy allows it; npm run doctor checks both. If the fault stays, go back to the previous version.',
    },
    {
      says: 'own widgets "…" do nothing: …',
      hint: 'The slots of the theme’s own widgets keep their markup. “built for widgets” means: the bundle has another major version than the tools that built them. “is missing” means: the bundle is older than those tools. For both, take the tools of the version that the shop runs, run npm run own, and upload the theme. Any other message is an error in a widget, thrown when its file ran.',
    },
    {
      says: 'print one tag: … runs already, … does not',
      hint: 'The page has two tags that load loader.js from different URLs, such as one of the layout and one of the Script Manager. Remove one. A shop that follows a channel keeps the channel’s.',
    },
    {
      says: 'new HTML is not shown: …',
      hint: 'api.js, which writes the new HTML of a response into the page, did not load. The page keeps the HTML that it has. The message of that file says why.',
    },
    {
      says: "the channel … can't be read; …",
      hint: 'channel.json did not arrive in four seconds, the browser does not let the page read it, or it is not valid. npm run doctor names the cause, unless the file is only slow. Publish a valid file, let the CDN send Access-Control-Allow-Origin, or allow the URL in connect-src.',
    },
    {
      says: 'widgets … did not come, or have another hash',
      hint: 'The loader.js of a version that the channel names did not load, or has another hash. npm run doctor checks both, and prints what to do. If it finds no fault and few browsers report this, the cause is probably their network or a blocker.',
    },
    {
      says: '… did not run: …',
      hint: 'The browser refused the file of the tag, so no widget runs. After the colon is the reason. The name of a directive, such as script-src-elem: the page’s policy forbids the file; add its origin to this directive. 200: the file came, but its bytes do not match the hash in the tag, or the CDN does not send it as JavaScript. Another number: the status of the response. 0: no response, because of the network, a blocker, or a CDN that does not send Access-Control-Allow-Origin. undefined: the browser does not say. npm run doctor checks all of this except the shopper’s network and blocker.',
    },
    {
      says: "the page's policy refuses widgets …",
      hint: 'The page requires trusted types, and its policy does not list storefront-widgets-channel. Add it to trusted-types. npm run doctor reports it, too.',
    },
  ],
  call: [
    {
      says: 'B2B Edition failed: …',
      hint: 'Its loader is blocked or gone, or its URL is no URL. The shop sells without it. Look at the theme setting b2b_loader_url.',
    },
    {
      says: 'adding … of … paired products failed: …',
      hint: 'The products that were added stay in the cart. The shopper sees no message about the others.',
    },
    {
      says: 'tool … failed: no tool has this name',
      hint: 'The slot agent-tools describes a tool that the bundle does not have. Correct the data-name of its part "tool".',
    },
    {
      says: 'registering the tool … failed: …',
      hint: 'Agents cannot call this tool of ours. Another script may have registered a tool of the same name. Shoppers see nothing.',
    },
    {
      says: 'tool … failed: …',
      hint: 'A call that an agent asked for had no valid response. The agent was told. The shopper sees nothing.',
    },
    {
      says: '… failed: …',
      hint: 'A call had no valid response. If the shopper had asked for something, the page usually shows that it failed, or the browser opens the requested URL as a page. A call in the background, such as “cart quantity”, shows the shopper nothing. A redirect to another host is not followed, because that host would get the token of the session. It is reported as a network failure.',
    },
    {
      says: '"…" is not the URL of a page, so nobody is sent there',
      hint: 'A template or a response of the shop has an invalid URL. Look for javascript: or data:.',
    },
  ],
  listener: [
    {
      says: "… is not available: change the script that reads it, or load the platform's library",
      hint: 'A script reads a name of @bigcommerce/stencil-utils that the widget stencil-utils does not have. Only calls that the library uses itself are missing. Let the script import the package, or call the shop itself.',
    },
    {
      says: 'a listener of "…" threw: …',
      hint: 'A script of the theme or of an app threw an error. The widgets went on.',
    },
    {
      says: 'a script in HTML of the shop has no nonce',
      hint: 'The policy of the page allows scripts by a nonce, so the script was refused, as in a page. Add nonce="{{nonce}}" to it, in the template or in the Page Builder region that renders it.',
    },
    {
      says: 'a script in HTML of the shop threw: …',
      hint: 'A script in a fragment, such as a quick view, threw an error or was refused by the policy of the page. The scripts after it ran, and the widgets went on.',
    },
  ],
};

/** The row of a message: the first one of its kind that fits. So a row with more words is before a row with fewer. */
export const explainMessage = (kind: string, message: string): ConsoleSentence | undefined =>
  consoleSentences[kind]?.find(({ says }) => formOf(says).test(message));

const formOf = (says: string): RegExp => new RegExp(`^${says.split('…').map(escapeRegExp).join('[\\s\\S]*')}$`);
