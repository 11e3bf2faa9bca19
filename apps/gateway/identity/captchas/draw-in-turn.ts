import { refuseCommonly } from '../../kit/refusal.ts'
import { drawCaptcha } from './draw-captcha.ts'

/** A picture takes a few milliseconds of a core: more at once would only take them from bets. */
const AT_ONCE = 2
/** Whoever comes after so many would wait longer than a person does. */
const WAITING_LIMIT = 100
const RETRY_AFTER_SECONDS = 2

/** Runs what is given a few at a time; who would wait too long is refused, so that no flood holds the gateway up. */
export function inTurn<Input, Result>(
  work: (input: Input) => Promise<Result>,
  limits = { atOnce: AT_ONCE, waiting: WAITING_LIMIT },
) {
  let working = 0
  const waiting: (() => void)[] = []

  return async (input: Input): Promise<Result> => {
    if (working >= limits.atOnce) {
      if (waiting.length >= limits.waiting) {
        throw refuseCommonly('request.too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      // Whoever ends hands his place on, so nobody who comes now can take it first.
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
