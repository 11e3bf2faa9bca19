import { beginVisit, VisitorToken } from '@ante/contract/support/chat.ts'

import { deviceStorage, readStored } from '../../lib/browser/storage.ts'
import { call } from '../../lib/calls/call.ts'
import { createStore } from './store.ts'

/** What opens this browser's conversation while nobody is signed in. */
const KEY = 'SUPPORT_VISITOR'

const read = () => readStored(deviceStorage, KEY, (text) => (VisitorToken.safeParse(text).success ? text : null))

/** The visitor that this browser is; null before he has said anything. */
export const visitorStore = createStore<string | null>(read)

/** The gateway gives a browser its conversation with the first thing that is said. */
export async function someVisitor(): Promise<string> {
  const known = visitorStore.get()
  if (known !== null) return known
  const { visitor } = await call(beginVisit, {})
  deviceStorage.set(KEY, visitor)
  visitorStore.set(visitor)
  return visitor
}

/** The gateway knows it no more. */
export function forgetVisitor(): void {
  deviceStorage.remove(KEY)
  visitorStore.set(null)
}
