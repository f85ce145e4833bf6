import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { productWidgets } from '../theme/checks/product-widgets';
import { helperNames } from '../theme/template/helper-names';
import { hold } from './hold';
import { sourceFiles } from '../support/build/source-files';

type Paper = new (...values: unknown[]) => { getRenderer(): { handlebars: { helpers: Record<string, unknown> } } };

describe('what the checker knows without looking', () => {
  it.each(['handlebars-v3', 'handlebars-v4'])('are the helpers of %s', (engine) => {
    const StencilPaper = createRequire(join(process.cwd(), 'package.json'))('@bigcommerce/stencil-paper') as Paper;
    const { helpers } = new StencilPaper({}, {}, {}, engine, console, 'error').getRenderer().handlebars;
    expect([...helperNames].sort()).toEqual(Object.keys(helpers).sort());
  });

  it('are the widgets that belong to a product', () => {
    const users = sourceFiles(['widgets'], /\.tsx$/)
      .filter(({ text }) => text.includes('useProduct('))
      .map(({ path }) => basename(path, '.tsx'))
      // The dialog of a cart line has its own form.
      .filter((name) => name !== 'cart-options');
    hold('test/theme/checks/product-widgets.ts names every widget that asks for its product.', [
      ...users.filter((name) => !productWidgets.has(name)).map((name) => `${name} is missing`),
      ...[...productWidgets].filter((name) => !users.includes(name)).map((name) => `${name} asks for none`),
    ]);
  });
});
