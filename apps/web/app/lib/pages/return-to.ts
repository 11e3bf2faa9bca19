import { tabStorage } from '../browser/storage.ts'

const RETURN_KEY = 'returnTo'
const HOME = '/m/home'

/** Stores the requested address before a login interrupts the navigation. */
export function rememberReturn(address: string): void {
  if (isOwnAddress(address)) tabStorage.set(RETURN_KEY, address)
}

/** Returns and clears the address to open after the login; home, or the current page, if there is none. */
export function takeReturn(otherwise = HOME): string {
  const address = tabStorage.get(RETURN_KEY)
  tabStorage.remove(RETURN_KEY)
  return address && isOwnAddress(address) ? address : otherwise
}

/** Whether the address belongs to this app, not to another host, and is not the login itself. */
function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/^\/m\/(login|register)\b/.test(address)
}
