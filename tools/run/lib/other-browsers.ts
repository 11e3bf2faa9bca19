import { existsSync, globSync } from 'node:fs'

import { installPackages } from './debian-packages.ts'
import { UserError } from './user-error.mjs'

export const FIREFOX = '/usr/bin/firefox-esr'
/** Driver of WebKitGTK, the engine of Safari. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
/** X server without a screen, because WebKitGTK has no mode without windows. */
export const XVFB = '/usr/bin/Xvfb'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core']

/** Returns the browser of WebKitGTK, whose folder is named after the architecture and the interface version. */
export const miniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)

/** Installs Debian's Firefox ESR and WebKitGTK if missing: the journeys through several engines need both. */
export function installOtherBrowsers(): void {
  if (areInstalled()) return
  console.log('Installing Firefox and WebKitGTK …')
  if (!installPackages(PACKAGES) || !areInstalled()) {
    throw new UserError(
      `Firefox and WebKitGTK could not be installed. Install them manually: apt-get install ${PACKAGES.join(' ')}`,
    )
  }
}

const areInstalled = () =>
  [FIREFOX, WEBKIT_DRIVER, XVFB].every((file) => existsSync(file)) && miniBrowser() !== undefined
