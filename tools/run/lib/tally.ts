/** How many tests of a runner, or of all of them, passed and failed. */
export interface Tally {
  passed: number
  failed: number
}

const nothing: Tally = { passed: 0, failed: 0 }

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), nothing)

/** A runner that ended badly without naming a failed test (it crashed, or found none) counts as one. */
export const ranWell = (tally: Tally, ok: boolean): Tally => {
  const isHonest = tally.failed > 0 || (ok && tally.passed > 0)
  return isHonest ? tally : { ...tally, failed: 1 }
}
