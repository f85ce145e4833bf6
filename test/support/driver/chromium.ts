import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium';
import { unpackChromium } from './unpack-chromium';

const flags = [
  // Containers run as root and have a small /dev/shm.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // A test must never reach the network: no updates, no field trials, no QUIC handshake that waits in vain.
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  // The same glyph widths on every machine.
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/**
 * For each new window Chromium loads a page with its URL bar's suggestions, which takes 0.8 s of processor time. The
 * last `--disable-features` replaces the others, so this list repeats Playwright's own features.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** A browser's program, its switches and its environment. */
export interface ChromiumStart {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/**
 * Starts a headless browser under the tests' driver: the installed one, or else the one from npm.
 *
 * @param extraFlags additional Chromium switches
 * @param omittedFlags Playwright's own switches that this browser does not get
 * @throws when neither browser starts; the message is Chromium's own.
 */
export const launchChromium = (
  extraFlags: readonly string[] = [],
  omittedFlags: readonly string[] = [],
): Promise<Browser> =>
  startChromium(
    (start) => chromium.launch({ ...start, ignoreDefaultArgs: [...omittedFlags] }),
    [`--disable-features=${disabledFeatures.join(',')}`, ...extraFlags],
  );

/** Starts a headless browser as `launchChromium` does, under any driver. */
export async function startChromium<Started>(
  launch: (start: ChromiumStart) => Promise<Started>,
  extraFlags: readonly string[] = [],
): Promise<Started> {
  const args = [...flags, ...extraFlags];
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  const installed = findChromium();
  if (installed) return launch({ executablePath: installed, args, env });

  const { executable, libraries, fonts } = unpackChromium();
  if (!existsSync('/etc/fonts')) env.FONTCONFIG_PATH ??= fonts;
  try {
    return await launch({ executablePath: executable, args, env });
  } catch (error) {
    if (!/error while loading shared libraries/.test(String(error))) throw error;
    env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':');
    return launch({ executablePath: executable, args, env });
  }
}
