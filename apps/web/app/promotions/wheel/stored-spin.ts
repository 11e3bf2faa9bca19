import { deviceStorage, readStored } from '../../lib/browser/storage.ts'
import { randomId } from '../../lib/sealed/random-id.ts'

const SPIN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns a new unique spin id. */
export function newSpinId(): string {
  const hex = randomId()
  // A random UUID (version 4), by its thirteenth and seventeenth digit. Source: RFC 9562.
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

const keyOf = (userName: string, promotionId: string) => `spin:${userName}:${promotionId}`

/**
 * The spin that a member has started without an answer yet. It is stored on the device, so that a reload repeats it.
 */
export const storedSpin = {
  read: (userName: string, promotionId: string): string | null =>
    readStored(deviceStorage, keyOf(userName, promotionId), (text) => (SPIN_ID.test(text) ? text : null)),
  store: (userName: string, promotionId: string, spinId: string): void =>
    deviceStorage.set(keyOf(userName, promotionId), spinId),
  remove: (userName: string, promotionId: string): void => deviceStorage.remove(keyOf(userName, promotionId)),
}
