/** Whether the browser is told to save data: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
export const savesData = (): boolean => !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
