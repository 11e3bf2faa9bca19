import { existsSync } from 'node:fs'

import { installPackages } from './debian-packages.ts'
import { UserError } from './user-error.mjs'

export const CHROMIUM = '/usr/bin/chromium'
/** Chromium without a user interface: it needs two thirds of the full browser's processor time per page. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'

/** The browser comes from Debian; it needs a font with Arabic letters. */
const PACKAGES = ['chromium', 'fonts-dejavu-core']
/** Time limit for installing the optional, faster browser. */
const FASTER_LIMIT_MS = 180_000

/** Installs Debian's Chromium if missing. */
export function installChromium(): void {
  if (existsSync(CHROMIUM)) return
  console.log('Installing Chromium …')
  if (!installPackages(PACKAGES) || !existsSync(CHROMIUM)) {
    throw new UserError(`Chromium could not be installed. Install it manually: apt-get install ${PACKAGES.join(' ')}`)
  }
}

/** Installs the browser for the journey tests; if the one without a user interface is unavailable, Chromium is used. */
export function installJourneyBrowser(): void {
  installChromium()
  if (existsSync(WITHOUT_WINDOWS)) return
  console.log('Installing headless Chromium …')
  if (!installedQuietly()) console.log('It could not be installed: the journeys take longer in the full browser.')
}

/** Returns the browser for the journey tests. */
export const journeyBrowser = (): string => (existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : CHROMIUM)

function installedQuietly(): boolean {
  try {
    return installPackages(['chromium-headless-shell'], FASTER_LIMIT_MS) && existsSync(WITHOUT_WINDOWS)
  } catch (error) {
    if (error instanceof UserError) return false
    throw error
  }
}
