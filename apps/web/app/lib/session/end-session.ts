import { rememberReturn } from '../pages/return-to.ts'
import { sessionStore } from './session.ts'

type Listener = () => void

const listeners = new Set<Listener>()
/** Whether the member is signing out. Then the end of the session is not reported, and the sign-out clears it. */
let isLeaving = false
/**
 * Whether the session ended before there was a listener, for example right after an old page was reopened. The first
 * listener is then called at once.
 */
let isPending = false

/** Ends the session locally because the gateway no longer accepts it. The next login returns to the current page. */
export function endSession(): void {
  if (isLeaving || !sessionStore.get()) return
  rememberReturn(location.pathname + location.search)
  sessionStore.clear()
  isPending = listeners.size === 0
  for (const listener of listeners) listener()
}

/** Subscribes to sessions that ended without a sign-out by the member. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener)
  if (isPending && !sessionStore.get()) listener()
  isPending = false
  return () => listeners.delete(listener)
}

/** Signs the member out without reporting the end of the session. */
export async function signOutWith(signOut: () => Promise<void>): Promise<void> {
  isLeaving = true
  try {
    await signOut()
  } finally {
    isLeaving = false
  }
}
