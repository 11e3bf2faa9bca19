/** What a page is told as its stream begins is nothing new. */
const SETTLED_MS = 3_000

let isHere = false
const listeners = new Set<() => void>()

/**
 * A good moment to ask whether we shall tell somebody how it goes on: he has just asked for a withdrawal, or bet on a draw. Never as
 * the app begins.
 */
export const askMoment = {
  get: () => isHere,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  end: () => tell(false),
}

function tell(next: boolean): void {
  isHere = next
  for (const listener of listeners) listener()
}

/** Gives what listens to news of withdrawals and bets since this stream began. */
export function momentWatcher(now: () => number = Date.now): () => void {
  const begun = now()
  return () => {
    if (now() - begun > SETTLED_MS) tell(true)
  }
}
