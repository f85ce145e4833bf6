import type { Pointer } from '../../../../core/channel/read-pointer';
import { type Misconfiguration, rewritten, withPolicy } from './misconfiguration';
import { files, integrityOf, type Passing } from './seeded-shop';

const script = 'export {};\n';
const live: Pointer = { version: '1.0.0', integrity: integrityOf(files['loader.js'] ?? '') };
const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const forAll = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };

/** The tag of a shop that follows a channel. */
const followed = (integrity: string) =>
  rewritten(
    /\/loader\.js"([^>]*?) integrity="[^"]*"/,
    `/channel.js" data-channel="{cdn}/widgets/channel.json"$1 integrity="${integrity}"`,
  );

/** A version with the channel's script, and a pointer beside its folder. */
const cdn =
  (pointer: string | Pointer, headers: Passing['headers'] = { ...forAll, 'cache-control': 'max-age=60' }) =>
  (response: Passing, name: string): undefined => {
    if (name === 'channel.json') {
      const body = typeof pointer === 'string' ? pointer : JSON.stringify(pointer);
      Object.assign(response, { status: 200, headers, body: Buffer.from(body) });
    }
    if (name === 'channel.js') {
      const cached = { ...forAll, 'cache-control': 'public, max-age=31536000, immutable' };
      Object.assign(response, { status: 200, headers: cached, body: Buffer.from(script) });
    }
    if (name === 'manifest.json' && response.status === 200) {
      const manifest = JSON.parse(response.body.toString());
      manifest.files.push({ file: 'channel.js', raw: script.length, integrity: integrityOf(script) });
      response.body = Buffer.from(JSON.stringify(manifest));
    }
  };
const page = followed(integrityOf(script));

/** A correct channel. */
export const goodChannel = { page, file: cdn(live) } satisfies Partial<Misconfiguration>;

/** Faults of a channel's tag and pointer. */
export const wrongChannels: readonly Misconfiguration[] = [
  {
    name: 'some browsers get another version',
    page,
    file: cdn({ ...live, next: { ...live, share: 1 } }),
    sentences: ['The channel gives version 1.0.0 to 1 % of the browsers, and 1.0.0 to the others.'],
  },
  {
    name: 'all widgets are switched off',
    page,
    file: cdn({ version: '', integrity: '' }),
    sentences: ['The channel names no version: no page has a widget; name a version to switch the widgets on.'],
  },
  {
    name: 'no widgets, but the next version has a share',
    page,
    file: cdn({ version: '', integrity: '', next: { ...live, share: 5 } }),
    sentences: ['The channel gives version 1.0.0 to 5 % of the browsers, and no widgets to the others.'],
  },
  {
    name: 'the policy requires trusted types and lacks the name of the channel’s policy',
    page: (response) => {
      page(response);
      withPolicy((policy) => policy.replace(' storefront-widgets-channel', ''))(response);
    },
    file: cdn(live),
    sentences: [
      "The page's policy requires trusted types and does not allow the bundle's policy storefront-widgets-channel: no widget runs; add storefront-widgets-channel to trusted-types.",
    ],
  },
  {
    name: 'a widget and an unknown widget are switched off',
    page,
    file: cdn({ ...live, off: 'menu menus' }),
    sentences: [
      'The channel switches "menus" off, but version 1.0.0 has no such widget: the name has no effect; correct it.',
      'The channel switches menu off: their markup works natively; remove a name to switch its widget on again.',
    ],
  },
  {
    name: 'there is no pointer',
    page,
    file: (response, name) => (name === 'channel.json' ? undefined : cdn(live)(response, name)),
    sentences: [
      'The channel at {cdn}/widgets/channel.json responds with 404: browsers that know a version keep it, all others get no widget; publish channel.json there.',
    ],
  },
  {
    name: 'the pointer gets no response',
    page,
    file: (response, name) => (name === 'channel.json' ? 'cut' : cdn(live)(response, name)),
    sentences: [
      'The channel at {cdn}/widgets/channel.json gave no response (the connection was cut (UND_ERR_SOCKET)): browsers that know a version keep it, all others get no widget; publish channel.json there.',
    ],
  },
  {
    name: 'a comma is missing in the pointer',
    page,
    file: cdn('{"version": "1.0.0" "integrity": ""}'),
    sentences: [
      'The channel at {cdn}/widgets/channel.json is not a valid channel.json (it begins "{"version": "1.0.0" "): browsers that know a version keep it, all others get no widget; correct it after the channel.json of a release: versions of three numbers, the integrity of each loader.js, a share from 0 to 100.',
    ],
  },
  {
    name: 'the pointer is cached permanently',
    page,
    file: cdn(live, { ...forAll, 'cache-control': 'public, max-age=31536000, immutable' }),
    sentences: [
      'The channel at {cdn}/widgets/channel.json is cached (public, max-age=31536000, immutable): browsers see a change of the version late; let the CDN send Cache-Control: max-age=60.',
    ],
  },
  {
    name: 'the pointer may not be read',
    page,
    file: cdn(live, { 'cache-control': 'max-age=60' }),
    sentences: [
      'The channel at {cdn}/widgets/channel.json may not be read by {shop}: its pages get no widget; let the CDN send Access-Control-Allow-Origin: *.',
    ],
  },
  {
    name: 'the pointer has another hash than the version',
    page,
    file: cdn({ ...live, integrity: hash('B') }),
    sentences: [
      `The channel's integrity ${hash('B')} is not that of loader.js in version 1.0.0: browsers refuse it; if the manifest.json of your own copy of the release has the hash {loader}, too, write it into channel.json; if not, the CDN's files were changed: let the channel name another version, and upload the version's folder again.`,
    ],
  },
  {
    name: 'the next version was not published',
    page,
    file: cdn({ ...live, next: { version: '1.0.1', integrity: hash('B'), share: 5 } }),
    sentences: [
      'The channel gives version 1.0.1 to 5 % of the browsers, and 1.0.0 to the others.',
      `There is no version at {cdn}/widgets/1.0.1/ (loader.js responds with 404): no widget runs; publish the version's folder there, or correct the theme setting widgets_version and the URL "cdn.widgets" of the theme's config.json.`,
    ],
  },
  {
    name: 'the tag has another hash than the channel’s script',
    page: followed(hash('C')),
    file: cdn(live),
    sentences: [
      `The tag's integrity ${hash('C')} is not that of channel.js in version 1.0.0: browsers refuse it, and no widget runs; use the tag of that version's channel.html.`,
    ],
  },
  {
    name: 'the tag has no hash for the channel’s script',
    page: followed(''),
    file: cdn(live),
    sentences: [
      "The bundle's tag has no integrity: browsers would run a changed channel.js; use the tag of the release's channel.html.",
    ],
  },
  {
    name: 'the tag has no URL of a pointer',
    page: (response) => {
      page(response);
      rewritten(/ data-channel="[^"]*"/, '')(response);
    },
    file: cdn(live),
    sentences: [
      "The bundle's tag loads channel.js but has no data-channel: it does not know the channel, and no widget runs; use the tag of the release's channel.html.",
    ],
  },
  {
    name: 'the tag has the URL of a pointer, and loads the loader',
    page: (response) => {
      page(response);
      rewritten(/channel\.js" data-channel/, 'loader.js" data-channel')(response);
    },
    file: cdn(live),
    sentences: [
      "The bundle's tag has data-channel but loads loader.js, which does not read the channel; use the tag of the release's channel.html, or remove the attribute.",
    ],
  },
  {
    name: 'the share of vitals is not a number',
    page: rewritten('data-page-context', 'data-widget-vitals="yes" $&'),
    sentences: [
      `The bundle's tag has data-widget-vitals="yes", which is no percentage: no page is measured; write a number from 0 to 100.`,
    ],
  },
];
