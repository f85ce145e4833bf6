// Makes the style sheets that pages link: each file of assets/styles becomes one file of assets/dist, with all that it imports.
// So a page waits for two style sheets, and the sources stay small. The widgets come from their own URL.
const { mkdirSync, readdirSync, readFileSync, watch, writeFileSync } = require('node:fs');
const { join, posix } = require('node:path');

const assets = join(__dirname, 'assets');

/** The names of the style sheets. */
const names = () => readdirSync(join(assets, 'styles')).filter((file) => file.endsWith('.css'));

/**
 * A style sheet of assets/styles with what it imports, without comments. A URL in it leads from assets/dist.
 *
 * @param {string} path from the folder `assets`: `styles/shop.css`
 * @returns {string}
 * @throws for a file that does not exist
 */
const styleSheet = (path) => {
  const beside = (url) => posix.join(posix.dirname(path), url);
  return readFileSync(join(assets, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/\s*/g, '')
    .replace(/(?<!@import )url\("(\.[^"]*)"\)/g, (_, url) => `url("${posix.relative('dist', beside(url))}")`)
    .replace(/@import url\("([^"]+)"\);\s*/g, (_, url) => styleSheet(beside(url)));
};

function writeAll() {
  mkdirSync(join(assets, 'dist'), { recursive: true });
  for (const name of names()) writeFileSync(join(assets, 'dist', name), styleSheet(`styles/${name}`));
}

module.exports = {
  styleSheet,
  /** `stencil bundle` calls it before it packs the theme. */
  production(done) {
    writeAll();
    done();
  },
  /** `stencil start` calls it with its browser-sync. */
  development(browser) {
    writeAll();
    return watch(join(assets, 'styles'), { recursive: true }, () => {
      writeAll();
      browser.reload();
    });
  },
};
