/** Number of passed and failed tests of one runner, or of all. */
export interface Tally {
  passed: number
  failed: number
  /**
   * Failed tests, each with its name and the first line of its error, printed at the end of a long run.
   */
  failures: readonly string[]
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})

/** Adds one failed test for a runner that failed without naming a failed test, as after a crash or without tests. */
export const withUnnamedFailure = (tally: Tally, ok: boolean): Tally => {
  const isHonest = tally.failed > 0 || (ok && tally.passed > 0)
  return isHonest ? tally : { ...tally, failed: 1, failures: ['the runner itself ended badly'] }
}
