import { deviceStorage, textOneOf, readStored } from '../../lib/browser/storage.ts'

const KEY = 'passkeyLogin'
const YES = '1'

/** Whether a passkey has been created or used on this device, so that its login is offered first. */
export const knowsPasskey = (): boolean => readStored(deviceStorage, KEY, textOneOf(YES)) !== null

export const rememberPasskey = (): void => deviceStorage.set(KEY, YES)

export const forgetPasskey = (): void => deviceStorage.remove(KEY)
