/** Takes the hash out of the address, without a new entry of the history: after a reload, the page would open at its place again. */
export const removeHash = (): void => history.replaceState(history.state, '', location.pathname + location.search);
