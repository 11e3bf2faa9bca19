import { onTestFinished } from 'vitest'

import { tellBrowser } from './devtools.ts'

/** Until the test ends the device has this time zone. */
export async function setTimeZone(timezoneId: string): Promise<void> {
  onTestFinished(() => tellBrowser('Emulation.setTimezoneOverride', { timezoneId: '' }))
  await tellBrowser('Emulation.setTimezoneOverride', { timezoneId })
}

/** Until the test ends the browser names itself so. */
export async function setUserAgent(userAgent: string): Promise<void> {
  const own = navigator.userAgent
  onTestFinished(() => tellBrowser('Emulation.setUserAgentOverride', { userAgent: own }))
  await tellBrowser('Emulation.setUserAgentOverride', { userAgent })
}

/** What the browser has kept of earlier tests is asked for again. */
export const forgetCache = (): Promise<void> => tellBrowser('Network.clearBrowserCache', {})

/** Until the test ends the device wants nothing to move. */
export async function setReducedMotion(): Promise<void> {
  const features = (value: string) => ({ features: [{ name: 'prefers-reduced-motion', value }] })
  onTestFinished(() => tellBrowser('Emulation.setEmulatedMedia', features('')))
  await tellBrowser('Emulation.setEmulatedMedia', features('reduce'))
}
