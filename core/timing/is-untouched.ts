/** Whether the shopper has pressed nothing on this page yet; false in browsers without `navigator.userActivation`. */
export const isUntouched = (): boolean => navigator.userActivation?.hasBeenActive === false;
