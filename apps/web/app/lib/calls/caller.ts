import { header } from '@ante/contract/kit/headers.ts'

import { currentDevice } from '../browser/device.ts'
import { sessionStore } from '../session/session.ts'

/** Identity of the caller; set once, when the page starts. */
const caller = { merchant: '', language: '', origin: '' }

/** `origin` is empty in a browser: calls go to the origin of the page. */
export function identifyCaller(merchant: string, language: string, origin = ''): void {
  Object.assign(caller, { merchant, language, origin })
}

export const callOrigin = (): string => caller.origin

/** Returns the headers that identify the caller, for calls and for the live stream. */
export function callerHeaders(): Record<string, string> {
  const token = sessionStore.get()?.token
  return {
    [header.merchant]: caller.merchant,
    [header.language]: caller.language,
    [header.device]: currentDevice(),
    ...(token && { [header.authorization]: token }),
  }
}
