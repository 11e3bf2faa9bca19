import type { RoundView } from '../../play-contract.ts'
import { pause } from './pause.ts'
import { CallFailed, CallRefused } from './vendor-calls.ts'
import type { RequestedRound, VendorCalls } from './vendor-calls.ts'

/** Intervals between requests for one round; the last one repeats while the page is open. */
const RETRY_DELAYS_MS = [700, 1_500, 3_000, 5_000] as const

export type DecidedRound = Exclude<RoundView, { state: 'pending' }>

/**
 * Requests a round until it is decided. The same tap id may be repeated indefinitely: the server plays it once. Calls
 * `onWaiting` when more than one request is needed. Throws `CallRefused` when the round is refused.
 */
export async function requestRound(
  calls: Pick<VendorCalls, 'round'>,
  requested: RequestedRound,
  onWaiting: () => void,
): Promise<DecidedRound> {
  for (let times = 0; ; times++) {
    const round = await requestOnce(calls, requested)
    if (round && 'state' in round && round.state !== 'pending') return round
    if (round && 'waitMs' in round) {
      await pause(round.waitMs)
      continue
    }
    onWaiting()
    await pause(RETRY_DELAYS_MS[Math.min(times, RETRY_DELAYS_MS.length - 1)] ?? 0)
  }
}

async function requestOnce(calls: Pick<VendorCalls, 'round'>, requested: RequestedRound) {
  try {
    return await calls.round(requested)
  } catch (error) {
    if (error instanceof CallFailed) return null
    if (error instanceof CallRefused && error.code === 'round.too_soon') return { waitMs: error.waitMs }
    throw error
  }
}
