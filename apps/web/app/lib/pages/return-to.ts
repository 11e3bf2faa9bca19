import { tabStorage } from '../browser/storage.ts'

const RETURN_KEY = 'returnTo'
const HOME = '/m/home'

/** Remembers where somebody was going when a login came between. */
export function rememberReturn(address: string): void {
  if (isOwnAddress(address)) tabStorage.set(RETURN_KEY, address)
}

/** Where to go after the login; asks once. */
export function takeReturn(): string {
  const address = tabStorage.get(RETURN_KEY)
  tabStorage.remove(RETURN_KEY)
  return address && isOwnAddress(address) ? address : HOME
}

/** An address of this app, not of somebody else's host, and not the login itself. */
function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/^\/m\/(login|register)\b/.test(address)
}
