/** Events within this time after the start of the stream, in milliseconds, are the initial state and not news. */
const SETTLED_MS = 3_000

let isReady = false
const listeners = new Set<() => void>()

/**
 * A good moment to ask for permission to send push notifications: the member has just requested a withdrawal, or bet on
 * a draw. Never at app start.
 */
export const pushPromptMoment = {
  get: () => isReady,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  end: () => notify(false),
}

function notify(next: boolean): void {
  isReady = next
  for (const listener of listeners) listener()
}

/** Returns the handler of withdrawal and bet events since this stream began. */
export function momentWatcher(now: () => number = Date.now): () => void {
  const startedAt = now()
  return () => {
    if (now() - startedAt > SETTLED_MS) notify(true)
  }
}
