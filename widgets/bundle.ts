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
      // On a list, shoppers open quick views, and a quick view calls the shop at once.
      ahead: isList() ? ['global', 'api'] : [],
      widgets: table(),
    }),
  ),
);
