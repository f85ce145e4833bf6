import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { kebabCase } from '../../core/contract/attribute-name';
import { productWidgets } from '../theme/checks/product-widgets';
import { shownAndHidden } from '../theme/checks/shown-and-hidden';
import { neededElements } from '../theme/contracts/needed-elements';
import { helperNames } from '../theme/template/helper-names';
import { enforce } from './enforce';
import { sourceFiles } from '../support/build/source-files';

type Paper = new (...values: unknown[]) => { getRenderer(): { handlebars: { helpers: Record<string, unknown> } } };

describe('the fixed lists of the checker', () => {
  it.each(['handlebars-v3', 'handlebars-v4'])('match the helpers of %s', (engine) => {
    const StencilPaper = createRequire(join(process.cwd(), 'package.json'))('@bigcommerce/stencil-paper') as Paper;
    const { helpers } = new StencilPaper({}, {}, {}, engine, console, 'error').getRenderer().handlebars;
    expect([...helperNames].sort()).toEqual(Object.keys(helpers).sort());
  });

  it('name the widgets that belong to a product', () => {
    const users = sourceFiles(['widgets'], /\.tsx$/)
      .filter(({ text }) => text.includes('useProduct('))
      .map(({ path }) => basename(path, '.tsx'))
      // The dialog of a cart line has its own form.
      .filter((name) => name !== 'cart-options');
    enforce('test/theme/checks/product-widgets.ts names every widget that uses its product.', [
      ...users.filter((name) => !productWidgets.has(name)).map((name) => `${name} is missing`),
      ...[...productWidgets].filter((name) => !users.includes(name)).map((name) => `${name} uses none`),
    ]);
  });

  it('name the parts that a widget hides and its partial shows', () => {
    const hiding = sourceFiles(['widgets'], /\.tsx$/).flatMap(({ path, text }) => {
      const widget = basename(path, '.tsx');
      const parts = [...text.matchAll(/\s(\w+)=\{(?:\(.*?\) => \()?\{[^}]*\bhidden\b/g)].map(([, part = '']) =>
        kebabCase(part),
      );
      return parts.filter((part) => part !== 'slot').map((part) => ({ widget, part }));
    });
    const isShown = ({ widget, part }: { widget: string; part: string }) =>
      neededElements(widget)
        .get(part)
        ?.every((element) => !element.hasAttribute('hidden'));
    enforce('test/theme/checks/shown-and-hidden.ts names every part that a widget hides and its partial shows.', [
      ...hiding
        .filter((one) => isShown(one) && !shownAndHidden[one.widget]?.includes(one.part))
        .map(({ widget, part }) => `${widget}: ${part} is missing`),
      ...Object.entries(shownAndHidden).flatMap(([widget, parts]) =>
        parts
          .filter((part) => !isShown({ widget, part }))
          .map((part) => `${widget}: ${part} is hidden in the partial, or does not exist`),
      ),
    ]);
  });
});
