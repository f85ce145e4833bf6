import { start } from '../core/loader/start';
import { isList } from '../core/page/is-list';
import { whenActivated, whenParsed } from '../core/timing/wait';
import { table } from './table';

declare const WIDGETS_VERSION: string;
declare const RUNTIME_INTEGRITY: string;

whenParsed(() =>
  whenActivated(() =>
    start({
      version: WIDGETS_VERSION,
      integrity: RUNTIME_INTEGRITY,
      load: (url) => import(url),
      // In a list of products every press sends a request: quick view, add to cart, facet. Its widget's code
      // loads at the press, at the first pointer move or at the first key.
      ahead: isList() ? ['api'] : [],
      widgets: table(),
    }),
  ),
);
