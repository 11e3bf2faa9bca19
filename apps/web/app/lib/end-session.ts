import { rememberReturn } from './return-to.ts'
import { sessionStore } from './session.ts'

type Listener = () => void

const listeners = new Set<Listener>()

/** The gateway knows this session no more: it is over here as well, and after the next login he goes on where he was. */
export function endSession(): void {
  if (!sessionStore.get()) return
  rememberReturn(location.pathname + location.search)
  sessionStore.clear()
  for (const listener of listeners) listener()
}

/** Tells of sessions that ended without their member's doing. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
