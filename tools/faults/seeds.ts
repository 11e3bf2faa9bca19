/**
 * Timeout for a busy machine. There are no retries, because a retry would hide lost money. `test.concurrent` modifies
 * its options, and the files of a worker share this object: pass a copy, or the tests of later files run concurrently.
 */
export const LONG_TIMEOUT = Object.freeze({ timeout: 300_000, retry: 0 })

/**
 * `FAULT_SEED` reruns one schedule instead of all. `FAULT_SHARE=2/5` runs every fifth schedule, beginning with the
 * third: the gate chooses the share by its commit.
 */
export function seeds(first: number, last: number, environment: NodeJS.ProcessEnv = process.env): string[] {
  const configuredSeed = environment['FAULT_SEED']
  if (configuredSeed) return [configuredSeed]
  const [share, shares] = shareIn(environment['FAULT_SHARE'] ?? '0/1')
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return numbers.filter((seed) => seed % shares === share).map(String)
}

function shareIn(text: string): [share: number, shares: number] {
  const [share = NaN, shares = NaN] = text.split('/').map(Number)
  if (!(Number.isInteger(share) && share >= 0 && share < shares)) throw new Error(`FAULT_SHARE is no share: ${text}`)
  return [share, shares]
}
