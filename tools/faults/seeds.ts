/** On a machine that is busy. Money that was lost once is lost, so nothing is tried twice. */
export const PATIENCE = { timeout: 300_000, retry: 0 } as const

/** `FAULT_SEED` runs one schedule again in place of all. */
export function seeds(first: number, last: number, environment: NodeJS.ProcessEnv = process.env): string[] {
  const given = environment['FAULT_SEED']
  return given ? [given] : Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}
