import { start } from '../core/loader/start';
import { isList } from '../core/page/is-list';
import { whenActivated } from '../core/page/when-activated';
import { whenParsed } from '../core/page/when-parsed';
import { table } from './table';

declare const WIDGETS_VERSION: string;
declare const RUNTIME_INTEGRITY: string;

whenParsed(() =>
  whenActivated(() =>
    start({
      version: WIDGETS_VERSION,
      integrity: RUNTIME_INTEGRITY,
      load: (address) => import(address),
      // On a list of products, the first press often opens a quick view: its code is in `global`, and it calls the shop.
      ahead: isList() ? ['global', 'api'] : [],
      widgets: table(),
    }),
  ),
);
