import { header } from '@ante/contract/kit/headers.ts'

import { currentDevice } from '../browser/device.ts'
import { sessionStore } from '../session/session.ts'

/** Who calls: set once, when the page starts. */
const caller = { merchant: '', language: '', origin: '' }

/** `origin` is empty in a browser: calls go where its page came from. */
export function identifyCaller(merchant: string, language: string, origin = ''): void {
  Object.assign(caller, { merchant, language, origin })
}

export const callOrigin = (): string => caller.origin

/** The headers that say who calls, of calls and of the live stream alike. */
export function callerHeaders(): Record<string, string> {
  const token = sessionStore.get()?.token
  return {
    [header.merchant]: caller.merchant,
    [header.language]: caller.language,
    [header.device]: currentDevice(),
    ...(token && { [header.authorization]: token }),
  }
}
