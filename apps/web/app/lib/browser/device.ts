import type { Device } from '@ante/contract/kit/headers.ts'

import { isNativeShell } from './native-shell.ts'

/** Whether the app was opened from the home screen. */
export function isInstalled(): boolean {
  const appleStandalone = 'standalone' in navigator && navigator.standalone === true
  return appleStandalone || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches
}

export function currentDevice(): Device {
  if (isNativeShell()) return 'APP'
  return isInstalled() ? 'OTHERS' : 'MOBILE'
}
