import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
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
 * Starts a headless browser: the installed one, or else the one from npm.
 *
 * @param extraFlags additional Chromium switches
 * @throws when neither browser starts; the message is Chromium's own.
 */
export async function launchChromium(extraFlags: readonly string[] = []): Promise<Browser> {
  const args = [...flags, ...extraFlags];
  const installed = findChromium();
  if (installed) return chromium.launch({ executablePath: installed, args });

  const { executable, libraries, fonts } = unpackChromium();
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) environment[name] = value;
  if (!existsSync('/etc/fonts')) environment.FONTCONFIG_PATH ??= fonts;
  try {
    return await chromium.launch({ executablePath: executable, args, env: environment });
  } catch (error) {
    if (!/error while loading shared libraries/.test(String(error))) throw error;
    environment.LD_LIBRARY_PATH = [libraries, environment.LD_LIBRARY_PATH].filter(Boolean).join(':');
    return chromium.launch({ executablePath: executable, args, env: environment });
  }
}
