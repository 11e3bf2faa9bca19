import { onTestFinished } from 'vitest'

import { tellBrowser } from './devtools.ts'

/** Sets the device's time zone until the test ends. */
export async function setTimeZone(timezoneId: string): Promise<void> {
  onTestFinished(() => tellBrowser('Emulation.setTimezoneOverride', { timezoneId: '' }))
  await tellBrowser('Emulation.setTimezoneOverride', { timezoneId })
}

/** Sets the browser's user agent until the test ends. */
export async function setUserAgent(userAgent: string): Promise<void> {
  const own = navigator.userAgent
  onTestFinished(() => tellBrowser('Emulation.setUserAgentOverride', { userAgent: own }))
  await tellBrowser('Emulation.setUserAgentOverride', { userAgent })
}

/** Clears the browser's cache of earlier tests. */
export const forgetCache = (): Promise<void> => tellBrowser('Network.clearBrowserCache', {})

/** Sets the reduced-motion preference until the test ends. */
export async function setReducedMotion(): Promise<void> {
  const features = (value: string) => ({ features: [{ name: 'prefers-reduced-motion', value }] })
  onTestFinished(() => tellBrowser('Emulation.setEmulatedMedia', features('')))
  await tellBrowser('Emulation.setEmulatedMedia', features('reduce'))
}
