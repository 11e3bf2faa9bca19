/** How many tests of a runner, or of all of them, passed and failed. */
export interface Tally {
  passed: number
  failed: number
  /** What failed, each by its name and the first line of why. A run is long: its end alone must tell what to mend. */
  failures: readonly string[]
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})

/** A runner that ended badly without naming a failed test (it crashed, or found none) counts as one. */
export const ranWell = (tally: Tally, ok: boolean): Tally => {
  const isHonest = tally.failed > 0 || (ok && tally.passed > 0)
  return isHonest ? tally : { ...tally, failed: 1, failures: ['the runner itself ended badly'] }
}
