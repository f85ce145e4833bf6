/** False without `navigator.userActivation`. */
export const isUntouched = (): boolean => navigator.userActivation?.hasBeenActive === false;
