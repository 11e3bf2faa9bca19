import { isInstalled } from '../../lib/browser/device.ts'
import { isNativeShell } from '../../lib/browser/native-shell.ts'
import { deviceStorage } from '../../lib/browser/storage.ts'

/** What the app is to this device: the merchant's own app, a profile's icon, a page on the home screen, or a page. */
export function registerMethod(): 'APP' | 'H5' | 'PWA' | 'WEBCLIP' {
  if (isNativeShell()) return 'APP'
  if (deviceStorage.get('WEBCLIP') === '1') return 'WEBCLIP'
  return isInstalled() ? 'PWA' : 'H5'
}
