import { onTestFinished } from 'vitest'

import { sendCommand } from './devtools.ts'

/** Sets the device's time zone until the test ends. */
export async function setTimeZone(timezoneId: string): Promise<void> {
  onTestFinished(() => sendCommand('Emulation.setTimezoneOverride', { timezoneId: '' }))
  await sendCommand('Emulation.setTimezoneOverride', { timezoneId })
}

/** Sets the browser's user agent until the test ends. */
export async function setUserAgent(userAgent: string): Promise<void> {
  const originalUserAgent = navigator.userAgent
  onTestFinished(() => sendCommand('Emulation.setUserAgentOverride', { userAgent: originalUserAgent }))
  await sendCommand('Emulation.setUserAgentOverride', { userAgent })
}

/** Clears the browser's cache of earlier tests. */
export const clearCache = (): Promise<void> => sendCommand('Network.clearBrowserCache', {})

/** Allows motion until the test ends. Other tests ask for reduced motion, because each frame costs processor time. */
export async function allowMotion(): Promise<void> {
  const features = (value: string) => ({ features: [{ name: 'prefers-reduced-motion', value }] })
  onTestFinished(() => sendCommand('Emulation.setEmulatedMedia', features('reduce')))
  await sendCommand('Emulation.setEmulatedMedia', features('no-preference'))
}
