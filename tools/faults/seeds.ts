/**
 * On a machine that is busy. Money that was lost once is lost, so nothing is tried twice. `test.concurrent` writes into what it is
 * given, and files share what a worker has loaded: it takes a copy, or the tests of the files after it would run at once.
 */
export const PATIENCE = Object.freeze({ timeout: 300_000, retry: 0 })

/** `FAULT_SEED` runs one schedule again in place of all. */
export function seeds(first: number, last: number, environment: NodeJS.ProcessEnv = process.env): string[] {
  const given = environment['FAULT_SEED']
  return given ? [given] : Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}
