import { createHash } from 'node:crypto'

/** How much of a suite runs: the gate leaves some of it to a deep run. */
export type Depth = 'gate' | 'deep'

/** One fault schedule in so many runs in the gate. */
export const SHARES = 5

/** Which share of the fault schedules a commit runs: the same one each time it is tried, and another one for most commits. */
export function shareOf(commit: string): number {
  return createHash('sha256').update(commit).digest().readUInt32BE() % SHARES
}

/** What the studio's tests show, or what its games stand on. A change elsewhere leaves both as they were. */
const STUDIO =
  /^(apps\/(studio|outside-world)|packages\/(contract|demo)|tools\/(faults|conformance)|package-lock\.json)/
const ITS_WALLET = /^apps\/(gateway\/(wallet|launch|vendors|kit|sql|migrations)|web\/app\/launch)\//

/** How much one run of the tests does. */
export interface Plan {
  depth: Depth
  /** Whether the studio's tests and the journeys through its games run. */
  studio: boolean
}

/** What a run does about a change, given by its files; null is a change that is not known, and may reach everything. */
export function planOf(depth: Depth, changed: readonly string[] | null): Plan {
  const reachesStudio = changed === null || changed.some((file) => STUDIO.test(file) || ITS_WALLET.test(file))
  return { depth, studio: depth === 'deep' || reachesStudio }
}

/**
 * What tells the suites how much to run. A suite that is told nothing runs all of it, so a deep run and a developer who
 * runs one file set nothing.
 */
export function settingsOf({ depth, studio }: Plan, commit: string): Record<string, string> {
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
    ...(!studio && { STUDIO_JOURNEYS: 'off' }),
  }
}
