import { backOffMs } from './back-off.ts'

/** Nobody reads faster. */
const SHORTEST_MS = 3_000
/** What failed again this soon has not recovered in between. */
const SAME_TROUBLE_MS = 60_000

/** Says how long to wait before each next try. The gaps grow over what falls again as soon as it stands. */
export function createRetryBackoff() {
  let failures = 0
  let lastAt = -Infinity
  return (now: number, random?: () => number): number => {
    failures = now - lastAt > SAME_TROUBLE_MS ? 1 : failures + 1
    lastAt = now
    return Math.max(SHORTEST_MS, backOffMs(failures, random))
  }
}
