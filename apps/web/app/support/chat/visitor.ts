import { beginVisit, VisitorToken } from '@ante/contract/support/chat.ts'

import { deviceStorage, readStored } from '../../lib/browser/storage.ts'
import { call } from '../../lib/calls/call.ts'
import { createStore } from './store.ts'

/** Storage key of the token of a visitor's chat. */
const KEY = 'SUPPORT_VISITOR'

const readToken = () => readStored(deviceStorage, KEY, (text) => (VisitorToken.safeParse(text).success ? text : null))

/** The visitor token of this browser; null before the first message. */
export const visitorStore = createStore<string | null>(readToken)

/** Returns the visitor token; the gateway issues it with the first message. */
export async function visitorToken(): Promise<string> {
  const storedToken = visitorStore.get()
  if (storedToken !== null) return storedToken
  const { visitor } = await call(beginVisit, {})
  deviceStorage.set(KEY, visitor)
  visitorStore.set(visitor)
  return visitor
}

/** Removes the token after the gateway has forgotten it. */
export function clearVisitor(): void {
  deviceStorage.remove(KEY)
  visitorStore.set(null)
}
