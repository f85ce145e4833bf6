/** Whether the shopper has pressed nothing on this page yet; false where the browser can't tell. */
export const isUntouched = (): boolean => navigator.userActivation?.hasBeenActive === false;
