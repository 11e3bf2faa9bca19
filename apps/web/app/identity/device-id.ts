import { randomId } from '../lib/sealed/random-id.ts'
import { deviceStorage, readStored } from '../lib/browser/storage.ts'

/** Source: domain handbook 2.1. */
const KEY = 'loginDeviceId'
const DEVICE_ID = /^[\w-]{16,64}$/

/** The number that this browser gave itself, so that an account that was opened here before knows it again. */
export function loginDeviceId(): string {
  const kept = readStored(deviceStorage, KEY, (text) => (DEVICE_ID.test(text) ? text : null))
  if (kept !== null) return kept
  const made = randomId()
  deviceStorage.set(KEY, made)
  return made
}
