/** Whether the shopper has pressed nothing yet; false without `navigator.userActivation`. */
export const isUntouched = (): boolean => navigator.userActivation?.hasBeenActive === false;
