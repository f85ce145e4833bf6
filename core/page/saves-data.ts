/** The data saver: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
export const savesData = (): boolean => !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
