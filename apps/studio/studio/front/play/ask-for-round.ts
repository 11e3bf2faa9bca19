import type { RoundView } from '../../play-contract.ts'
import { pause } from './pause.ts'
import { CallFailed, CallRefused } from './vendor-calls.ts'
import type { RequestedRound, VendorCalls } from './vendor-calls.ts'

/** Between two questions for one round; the last gap repeats for as long as the page is open. */
const ASK_GAPS_MS = [700, 1_500, 3_000, 5_000] as const

export type DecidedRound = Exclude<RoundView, { state: 'pending' }>

/**
 * Asks for a round until it is decided. The same tap may be asked for ever again: the server plays it once. Tells
 * `onWaiting` when an answer takes more than one question. Throws `CallRefused` where there is no such round to be.
 */
export async function askForRound(
  calls: Pick<VendorCalls, 'round'>,
  asked: RequestedRound,
  onWaiting: () => void,
): Promise<DecidedRound> {
  for (let times = 0; ; times++) {
    const round = await askOnce(calls, asked)
    if (round && 'state' in round && round.state !== 'pending') return round
    if (round && 'waitMs' in round) {
      await pause(round.waitMs)
      continue
    }
    onWaiting()
    await pause(ASK_GAPS_MS[Math.min(times, ASK_GAPS_MS.length - 1)] ?? 0)
  }
}

async function askOnce(calls: Pick<VendorCalls, 'round'>, asked: RequestedRound) {
  try {
    return await calls.round(asked)
  } catch (error) {
    if (error instanceof CallFailed) return null
    if (error instanceof CallRefused && error.code === 'round.too_soon') return { waitMs: error.waitMs }
    throw error
  }
}
