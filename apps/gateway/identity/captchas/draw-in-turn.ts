import { commonRefusal } from '../../kit/refusal.ts'
import { drawCaptcha } from './draw-captcha.ts'

/** Concurrent drawings: an image takes a few milliseconds of a core, and more would slow down bets. */
const AT_ONCE = 2
/** Maximum queue length: with a longer queue, users would wait too long. */
const WAITING_LIMIT = 100
const RETRY_AFTER_SECONDS = 2

/**
 * Returns `work` limited to a few concurrent calls; calls that would wait too long are refused, so that a flood does
 * not block the gateway.
 */
export function inTurn<Input, Result>(
  work: (input: Input) => Promise<Result>,
  limits = { atOnce: AT_ONCE, waiting: WAITING_LIMIT },
) {
  let working = 0
  const waiting: (() => void)[] = []

  return async (input: Input): Promise<Result> => {
    if (working >= limits.atOnce) {
      if (waiting.length >= limits.waiting) {
        throw commonRefusal('request.too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      // A finished call starts the next waiting one directly, so that a new call cannot overtake it.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else working++
    try {
      return await work(input)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working--
    }
  }
}

export const drawInTurn = inTurn(drawCaptcha)
