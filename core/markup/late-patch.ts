import { report } from '../errors/report';

type PatchHtml = typeof import('./patch-html').patchHtml;

/** The code comes with `api.js`, as new HTML comes in the shop's responses. */
export const latePatch: { patchHtml: PatchHtml | undefined; load(): Promise<unknown> } = {
  patchHtml: undefined,
  load: () => Promise.reject(new Error('no widget is mounted')),
};

/** Runs `patch` at once, or after loading the code. A failure to load is reported. */
export function withPatch(patch: (patchHtml: PatchHtml) => void): void {
  const run = () => patch(latePatch.patchHtml!);
  if (latePatch.patchHtml) run();
  else {
    latePatch.load().then(run, (cause: Error) => {
      report({ kind: 'chunk', message: `new HTML is not shown: ${cause.message}`, cause });
    });
  }
}
