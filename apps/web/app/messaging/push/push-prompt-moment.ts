import { createStore } from '../../lib/browser/store.ts'

/** Events within this time after the start of the stream, in milliseconds, are the initial state and not news. */
const SETTLED_MS = 3_000

const isReady = createStore(false)

/**
 * A good moment to ask for permission to send push notifications: the member has requested a withdrawal, or bet on a
 * draw, and then returned to home or the member centre. Never at app start.
 */
export const pushPromptMoment = {
  get: isReady.get,
  subscribe: isReady.subscribe,
  end: () => isReady.set(false),
}

/** Returns the handler of withdrawal and bet events since this stream began. */
export function momentWatcher(now: () => number = Date.now): () => void {
  const startedAt = now()
  return () => {
    if (now() - startedAt > SETTLED_MS) isReady.set(true)
  }
}
