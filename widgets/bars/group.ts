import { defineGroup } from '../../core/mount/define-group';
import { adminBar } from './admin-bar';
import { cookieNotice } from './cookie-notice';

/** Bars at the edge of the page that few visits show, and that remember in a cookie that they were closed. */
export const group = defineGroup([adminBar, cookieNotice]);
