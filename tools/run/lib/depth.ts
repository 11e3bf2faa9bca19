import { createHash } from 'node:crypto'

/** How much of a suite runs: the gate leaves some of it to a deep run. */
export type Depth = 'gate' | 'deep'

/** One fault schedule in so many runs in the gate. */
export const SHARES = 5

/** Which share of the fault schedules a commit runs: the same one each time it is tried, and another one for most commits. */
export function shareOf(commit: string): number {
  return createHash('sha256').update(commit).digest().readUInt32BE() % SHARES
}

/**
 * What tells the suites how much to run. A suite that is told nothing runs all of it, so a deep run and a developer who
 * runs one file set nothing.
 */
export function settingsOf(depth: Depth, commit: string): Record<string, string> {
  if (depth === 'deep') return {}
  return {
    /** `tools/faults`: the share of the schedules, and of how many. */
    FAULT_SHARE: `${shareOf(commit)}/${SHARES}`,
    /** `apps/gateway/proof`: histories of each lane, of 42: about 20,000 operations of 100,000. */
    PROOF_RUNS: '9',
    /** `tools/harness`: a third of the kills, still of each kind. */
    HARNESS_DEPTH: 'gate',
    /** `e2e`: the second brand makes the journeys that are tagged `@both`. */
    JOURNEYS: 'gate',
  }
}
