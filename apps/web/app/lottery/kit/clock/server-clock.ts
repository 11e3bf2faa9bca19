/**
 * The gateway's clock, seen from a device whose own may be wrong. It is learned from answers that carry the gateway's time:
 * such a time was right at half of the round trip, and wrong by no more than the other half. The quickest answer is
 * therefore the truest, and the one that is kept.
 */
export interface ServerClock {
  /** The gateway's time in milliseconds; null before the first answer. */
  now(): number | null
  take(answer: MeasuredAnswer): void
  /** How wrong `now` may be, in milliseconds. */
  uncertainty(): number
  /** A device that slept or whose clock was set: what was known does not count any more. */
  isShaken(): boolean
  subscribe(listener: () => void): () => void
}

/** When a call went out and its answer came, by the device's steady clock, and the time that it tells. */
export interface MeasuredAnswer {
  serverTime: string
  sentAt: number
  receivedAt: number
}

/** A device's two clocks: one that never jumps but may stand still in sleep, and the one on the wall. */
export interface DeviceClocks {
  steady(): number
  wall(): number
}

/** Two clocks of a device that was awake and left alone run side by side. */
const SHAKEN_MS = 100
/** An answer as slow as that says little, and an old one of a quick call may have drifted. */
const BEST_OF = 8

interface Sample {
  offset: number
  error: number
}

export function createServerClock({ steady, wall }: DeviceClocks): ServerClock {
  let samples: Sample[] = []
  let apart = 0
  const listeners = new Set<() => void>()
  const best = () =>
    samples.reduce<Sample | null>((one, other) => (one && one.error <= other.error ? one : other), null)
  const isShaken = () => samples.length > 0 && Math.abs(wall() - steady() - apart) > SHAKEN_MS

  return {
    now: () => {
      const known = best()
      return known && steady() + known.offset
    },
    take: ({ serverTime, sentAt, receivedAt }) => {
      const said = Date.parse(serverTime)
      if (Number.isNaN(said) || receivedAt < sentAt) return
      if (isShaken()) samples = []
      apart = wall() - steady()
      const error = (receivedAt - sentAt) / 2
      samples = [...samples, { offset: said - (sentAt + error), error }].slice(-BEST_OF)
      for (const listener of listeners) listener()
    },
    uncertainty: () => best()?.error ?? Infinity,
    isShaken,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The one of this page. */
export const serverClock = createServerClock({ steady: () => performance.now(), wall: () => Date.now() })

/** Asks, and learns the gateway's time from the answer. */
export async function learning<Answer extends { serverTime: string }>(ask: () => Promise<Answer>): Promise<Answer> {
  const sentAt = performance.now()
  const answer = await ask()
  // The server's own pages carry an answer that is as old as the page: only one that just came tells the time.
  if (!import.meta.env.SSR) {
    serverClock.take({ serverTime: answer.serverTime, sentAt, receivedAt: performance.now() })
  }
  return answer
}
