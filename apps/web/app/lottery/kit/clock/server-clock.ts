/**
 * Estimates the gateway's clock on a device whose own clock may be wrong, from answers that contain the gateway's time.
 * That time is assigned to the middle of the answer's round trip, with an error of at most half the round trip.
 * Therefore the answer with the shortest round trip is used.
 */
export interface ServerClock {
  /** Returns the gateway's time in milliseconds; null before the first answer. */
  now(): number | null
  addSample(answer: MeasuredAnswer): void
  /** Maximum error of `now`, in milliseconds. */
  uncertainty(): number
  /** Whether the device slept or its clock was set: earlier answers are invalid then. */
  hasJumped(): boolean
  subscribe(listener: () => void): () => void
}

/** Gateway time of an answer, with the send and receive times by the device's monotonic clock. */
export interface MeasuredAnswer {
  serverTime: string
  sentAt: number
  receivedAt: number
}

/** The two clocks of a device: a monotonic one that may stop during sleep, and the wall clock. */
export interface DeviceClocks {
  steady(): number
  wall(): number
}

/** Maximum drift between the two clocks of a device that neither slept nor had its clock set, in milliseconds. */
const MAX_DRIFT_MS = 100
/** Number of recent answers of which the best is used; older ones may have drifted. */
const MAX_SAMPLES = 8

interface Sample {
  offset: number
  error: number
}

export function createServerClock({ steady, wall }: DeviceClocks): ServerClock {
  let samples: Sample[] = []
  let offset = 0
  const listeners = new Set<() => void>()
  const best = () =>
    samples.reduce<Sample | null>(
      (bestSoFar, sample) => (bestSoFar && bestSoFar.error <= sample.error ? bestSoFar : sample),
      null,
    )
  const hasJumped = () => samples.length > 0 && Math.abs(wall() - steady() - offset) > MAX_DRIFT_MS

  return {
    now: () => {
      const bestSample = best()
      return bestSample && steady() + bestSample.offset
    },
    addSample: ({ serverTime, sentAt, receivedAt }) => {
      const answer = Date.parse(serverTime)
      if (Number.isNaN(answer) || receivedAt < sentAt) return
      if (hasJumped()) samples = []
      offset = wall() - steady()
      const error = (receivedAt - sentAt) / 2
      samples = [...samples, { offset: answer - (sentAt + error), error }].slice(-MAX_SAMPLES)
      for (const listener of listeners) listener()
    },
    uncertainty: () => best()?.error ?? Infinity,
    hasJumped,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The clock of this page. */
export const serverClock = createServerClock({ steady: () => performance.now(), wall: () => Date.now() })

/** Runs a request and synchronizes the clock with its answer. */
export async function withClockSync<Answer extends { serverTime: string }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const sentAt = performance.now()
  const answer = await send()
  // The server's process does not synchronize: its pages are shown later, when the time is outdated.
  if (!import.meta.env.SSR) {
    serverClock.addSample({ serverTime: answer.serverTime, sentAt, receivedAt: performance.now() })
  }
  return answer
}
