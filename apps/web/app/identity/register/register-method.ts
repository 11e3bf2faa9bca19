import { isInstalled } from '../../lib/browser/device.ts'
import { isNativeShell } from '../../lib/browser/native-shell.ts'
import { deviceStorage } from '../../lib/browser/storage.ts'

/** Returns how the app is installed on this device: the merchant's app, a web clip, a home-screen app, or a page. */
export function registerMethod(): 'APP' | 'H5' | 'PWA' | 'WEBCLIP' {
  if (isNativeShell()) return 'APP'
  if (deviceStorage.get('WEBCLIP') === '1') return 'WEBCLIP'
  return isInstalled() ? 'PWA' : 'H5'
}
