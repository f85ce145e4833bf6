export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const SIZE = /^\d+(w|x\d+)$/;
const DESCRIPTOR = /^(\d+w|\d(\.\d+)?x)$/;
const WIDTHS = [80, 160, 320, 640, 960, 1280, 1920, 2560];

const withSize = (path: string, size: string): string => path.replace('{:size}', size);

export const tools = {
  image: {
    /** `{ width, height }`, `500x659` or `80w`; else the original size. */
    getSrc(path: string, size?: string | { width?: number; height?: number } | null): string {
      if (size && typeof size === 'object') return withSize(path, `${size.width || 100}x${size.height || 100}`);
      return withSize(path, typeof size === 'string' && SIZE.test(size) ? size : 'original');
    },
  },
  imageSrcset: {
    /**
     * One size gives a plain URL.
     *
     * @param sizes descriptor → size: `{ '1x': '500x659' }`; without them, eight widths
     * @throws for an invalid size or descriptor
     */
    getSrcset(path: string, sizes?: Readonly<Record<string, string>> | null): string {
      const entries = sizes ? Object.entries(sizes) : WIDTHS.map((width) => [`${width}w`, `${width}w`] as const);
      if (!entries.every(([descriptor, size]) => DESCRIPTOR.test(descriptor) && SIZE.test(size))) {
        throw new Error('stencilUtils.tools.imageSrcset: a size or a descriptor is not valid');
      }
      const [only, another] = entries;
      if (only && !another) return withSize(path, only[1]);
      return entries.map(([descriptor, size]) => `${withSize(path, size)} ${descriptor}`).join(', ');
    },
  },
  storage: {
    storageAvailable: isAvailable,
    localStorageAvailable: () => isAvailable('localStorage'),
  },
};

/** A full storage works, if it has entries. */
function isAvailable(type: 'localStorage' | 'sessionStorage'): boolean {
  const probe = 'stencil-utils-probe';
  try {
    window[type].setItem(probe, probe);
    window[type].removeItem(probe);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' && window[type].length > 0;
  }
}
