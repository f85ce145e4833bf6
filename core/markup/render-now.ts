import { flushSync } from 'react-dom';

/** Makes a change and renders it at once: the next key of a shopper depends on what it shows. */
export const renderNow = (change: () => void): void => flushSync(change);
