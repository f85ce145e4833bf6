import { gzipSync } from 'node:zlib';
import { type Misconfiguration, rewritten, withHeaders } from './misconfiguration';
import { files } from './seeded-shop';

const manifestWith = (change: (manifest: { version: string; files: { file: string; integrity: string }[] }) => void) =>
  ((response, name) => {
    if (name !== 'manifest.json') return;
    const manifest = JSON.parse(response.body.toString());
    change(manifest);
    response.body = Buffer.from(JSON.stringify(manifest));
  }) satisfies Misconfiguration['file'];

/** Faults of the version's files, and of the CDN's responses. */
export const wrongFiles: readonly Misconfiguration[] = [
  {
    name: 'a chunk was not uploaded',
    file: (response, name) => void (name === 'product.js' && (response.status = 404)),
    sentences: [
      "Version 1.0.0 has files that are missing (product.js: 404): their widgets stay as the server rendered them; upload the version's folder again, whole.",
    ],
  },
  {
    name: 'the CDN responds with a page for a missing file',
    file: (response, name) => {
      if (name !== 'product.js') return;
      response.headers = {
        ...response.headers,
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': undefined,
      };
      response.body = Buffer.from('<!doctype html><title>Not found</title>');
    },
    sentences: [
      'Version 1.0.0 has files that are not sent as JavaScript (product.js: text/html): browsers run no module of another type; let the CDN send Content-Type: text/javascript.',
    ],
  },
  {
    name: 'one byte of a chunk differs',
    file: (response, name) => {
      if (name !== 'on-demand.js') return;
      response.headers = { ...response.headers, 'content-encoding': undefined };
      response.body = Buffer.from((files['on-demand.js'] ?? '').replace('cart-code', 'cark-code'));
    },
    sentences: [
      "Version 1.0.0 has files that differ from the manifest (on-demand.js: of the same length): browsers refuse them by their hash; switch off the rewriting of scripts at the CDN, clear its cache, and upload the version's folder again.",
      `Version 1.0.0 has files that are sent uncompressed (on-demand.js: ${files['on-demand.js']?.length} bytes): shoppers download three times the bytes; let the CDN compress text/javascript, preferably with brotli.`,
    ],
  },
  {
    name: 'scripts are sent as text',
    file: withHeaders({ 'content-type': 'text/plain' }),
    sentences: [
      'Version 1.0.0 has files that are not sent as JavaScript (loader.js: text/plain, runtime.js: text/plain and 2 more): browsers run no module of another type; let the CDN send Content-Type: text/javascript.',
    ],
  },
  {
    name: 'no other origin may read the files',
    file: withHeaders({ 'access-control-allow-origin': undefined }),
    sentences: [
      'Version 1.0.0 has files that other origins may not read (loader.js: none, runtime.js: none and 2 more): the page has another origin, so browsers refuse them; let the CDN send Access-Control-Allow-Origin: *.',
    ],
  },
  {
    name: 'only another shop may read the files',
    file: withHeaders({ 'access-control-allow-origin': 'https://other.example' }, /^runtime/),
    sentences: [
      'Version 1.0.0 has files that other origins may not read (runtime.js: "https://other.example"): the page has another origin, so browsers refuse them; let the CDN send Access-Control-Allow-Origin: *.',
    ],
  },
  {
    name: 'caches send one shop the responses for another',
    file: (response, name, { headers }) =>
      withHeaders({ 'access-control-allow-origin': headers.origin })(response, name),
    sentences: [
      'Version 1.0.0 has files that are allowed for the origin of one shop, without Vary: Origin (loader.js: {shop}, runtime.js: {shop} and 2 more): a cache sends them to another shop, whose browsers refuse them; let the CDN send Access-Control-Allow-Origin: *, or Vary: Origin.',
    ],
  },
  {
    name: 'files are cached for five minutes',
    file: withHeaders({ 'cache-control': 'max-age=300' }),
    sentences: [
      `Version 1.0.0 has files that are not cached permanently (loader.js: "max-age=300", runtime.js: "max-age=300" and 2 more): shoppers download them again, although a version never changes; let the CDN send Cache-Control: public, max-age=31536000, immutable for every version's folder.`,
    ],
  },
  {
    name: 'files are never cached',
    file: withHeaders({ 'cache-control': 'no-store' }),
    sentences: [
      `Version 1.0.0 has files that are not cached permanently (loader.js: "no-store", runtime.js: "no-store" and 2 more): shoppers download them again, although a version never changes; let the CDN send Cache-Control: public, max-age=31536000, immutable for every version's folder.`,
    ],
  },
  {
    name: 'no file has Cache-Control',
    file: withHeaders({ 'cache-control': undefined }),
    sentences: [
      "Version 1.0.0 has files that are not cached permanently (loader.js: none, runtime.js: none and 2 more): shoppers download them again, although a version never changes; let the CDN send Cache-Control: public, max-age=31536000, immutable for every version's folder.",
    ],
  },
  {
    name: 'nothing is compressed',
    file: (response, name) => {
      if (!(name in files)) return;
      response.headers = { ...response.headers, 'content-encoding': undefined };
      response.body = Buffer.from(files[name] ?? '');
    },
    sentences: [
      `Version 1.0.0 has files that are sent uncompressed (loader.js: ${files['loader.js']?.length} bytes, runtime.js: 2027 bytes and 2 more): shoppers download three times the bytes; let the CDN compress text/javascript, preferably with brotli.`,
    ],
  },
  {
    name: 'a compressed file has no Content-Encoding',
    file: (response, name) => {
      if (name !== 'runtime.js') return;
      response.headers = { ...response.headers, 'content-encoding': undefined };
      response.body = gzipSync(files['runtime.js'] ?? '');
    },
    sentences: [
      'Version 1.0.0 has files that are compressed without Content-Encoding (runtime.js: gzip): browsers do not decompress them, and refuse them by their hash; let the CDN compress once and send Content-Encoding: gzip.',
    ],
  },
  {
    name: 'a file has a wrong Content-Encoding',
    file: withHeaders({ 'content-encoding': 'gzip' }, /^runtime/),
    sentences: [
      'Version 1.0.0 has files that gave no response (runtime.js: what it sends is not packed as Content-Encoding says (Z_DATA_ERROR)): their widgets stay as the server rendered them; check the CDN, and go back to the previous version if this continues.',
    ],
  },
  {
    name: 'the CDN redirects a file',
    file: (response, name, { url = '' }) => {
      if (url.includes('moved') || name !== 'product.js') return;
      response.status = 302;
      response.headers = { ...response.headers, location: 'product.js?moved' };
    },
    sentences: [
      'Version 1.0.0 has files that are redirected (product.js: to {cdn}/widgets/1.0.0/product.js?moved): every shopper waits for one more request; set the URL "cdn.widgets" to the URL of the files.',
    ],
  },
  {
    name: 'the manifest was not uploaded',
    file: (response, name) => void (name === 'manifest.json' && (response.status = 404)),
    sentences: [
      'The manifest.json at {cdn}/widgets/1.0.0/ responds with 404: no file can be compared with it; upload the folder of the build again, whole.',
    ],
  },
  {
    name: 'the manifest is a page',
    file: (response, name) => void (name === 'manifest.json' && (response.body = Buffer.from('<!doctype html>'))),
    sentences: [
      'The manifest.json at {cdn}/widgets/1.0.0/ is no manifest (it begins "<!doctype html>"): no file can be compared with it; upload the folder of the build again, whole.',
    ],
  },
  {
    name: 'a version is in the folder of another',
    file: manifestWith((manifest) => (manifest.version = '1.1.0')),
    sentences: [
      'The manifest in the folder 1.0.0 is that of version 1.1.0: a version was published into the folder of another; publish it into its own folder, and restore the files that were there.',
    ],
  },
  {
    name: 'the manifest of a release lacks a widget',
    page: (response) => {
      rewritten(/data-widget=/g, 'data-was=')(response);
      rewritten('<main', '<main data-widget="idle"')(response);
    },
    file: manifestWith((manifest) => Object.assign(manifest, { contracts: { menu: {} } })),
    sentences: [
      'Version 1.0.0 has no widget "idle" (1 slot of the page): its markup stays as the server rendered it; correct the template, or publish the version that has it.',
    ],
  },
  {
    name: 'the manifest is of another build',
    file: manifestWith(({ files: [loader] }) => loader && (loader.integrity = `sha256-${'B'.repeat(43)}=`)),
    sentences: [
      "The tag's integrity fits loader.js, but the manifest of version 1.0.0 says sha256-BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB=: the manifest is of another build; upload the version's folder again, whole.",
      "Version 1.0.0 has files that differ from the manifest (loader.js: of the same length): browsers refuse them by their hash; switch off the rewriting of scripts at the CDN, clear its cache, and upload the version's folder again.",
    ],
  },
  {
    name: 'the CDN cuts one connection',
    file: (_, name) => (name === 'product.js' ? 'cut' : undefined),
    sentences: [
      'Version 1.0.0 has files that gave no response (product.js: the connection was cut (UND_ERR_SOCKET)): their widgets stay as the server rendered them; check the CDN, and go back to the previous version if this continues.',
    ],
  },
  {
    name: 'the CDN is down',
    file: () => 'cut',
    sentences: [
      'The CDN does not respond at {cdn}/widgets/1.0.0/: the connection was cut (UND_ERR_SOCKET); the shop sells without widgets; wait for the CDN, or move the URL "cdn.widgets" to another.',
    ],
  },
  {
    name: 'the CDN is too slow',
    file: () => 'hang',
    seconds: 1.5,
    sentences: [
      'The CDN does not respond at {cdn}/widgets/1.0.0/: no response came within 1.5 s; the shop sells without widgets; wait for the CDN, or move the URL "cdn.widgets" to another.',
    ],
  },
];
