import { rememberReturn } from '../pages/return-to.ts'
import { sessionStore } from './session.ts'

type Listener = () => void

const listeners = new Set<Listener>()
/** Somebody is on his way out by himself: that needs no news, and the way out clears up. */
let isLeaving = false
/** It ended before anybody listened, as it does right after an old page was opened again: the first who listens is told. */
let isUntold = false

/** The gateway knows this session no more: it is over here as well, and after the next login he goes on where he was. */
export function endSession(): void {
  if (isLeaving || !sessionStore.get()) return
  rememberReturn(location.pathname + location.search)
  sessionStore.clear()
  isUntold = listeners.size === 0
  for (const listener of listeners) listener()
}

/** Tells of sessions that ended without their member's doing. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener)
  if (isUntold && !sessionStore.get()) listener()
  isUntold = false
  return () => listeners.delete(listener)
}

/** Ends a session by its member's own wish. */
export async function leaveBy(signOut: () => Promise<void>): Promise<void> {
  isLeaving = true
  try {
    await signOut()
  } finally {
    isLeaving = false
  }
}
