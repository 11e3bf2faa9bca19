import { randomId } from '../lib/sealed/random-id.ts'
import { deviceStorage, readStored } from '../lib/browser/storage.ts'

/** Source: domain handbook 2.1. */
const KEY = 'loginDeviceId'
const DEVICE_ID = /^[\w-]{16,64}$/

/** Returns this browser's random id, by which an account recognizes known devices. */
export function loginDeviceId(): string {
  const stored = readStored(deviceStorage, KEY, (text) => (DEVICE_ID.test(text) ? text : null))
  if (stored !== null) return stored
  const newId = randomId()
  deviceStorage.set(KEY, newId)
  return newId
}
