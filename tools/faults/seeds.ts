/**
 * On a machine that is busy. Money that was lost once is lost, so nothing is tried twice. `test.concurrent` writes into what it is
 * given, and files share what a worker has loaded: it takes a copy, or the tests of the files after it would run at once.
 */
export const PATIENCE = Object.freeze({ timeout: 300_000, retry: 0 })

/**
 * `FAULT_SEED` runs one schedule again in place of all. `FAULT_SHARE=2/5` runs every fifth schedule, beginning with the
 * third: the gate chooses by its commit.
 */
export function seeds(first: number, last: number, environment: NodeJS.ProcessEnv = process.env): string[] {
  const given = environment['FAULT_SEED']
  if (given) return [given]
  const [share, shares] = shareIn(environment['FAULT_SHARE'] ?? '0/1')
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return all.filter((seed) => seed % shares === share).map(String)
}

function shareIn(text: string): [share: number, shares: number] {
  const [share = NaN, shares = NaN] = text.split('/').map(Number)
  if (!(Number.isInteger(share) && share >= 0 && share < shares)) throw new Error(`FAULT_SHARE is no share: ${text}`)
  return [share, shares]
}
