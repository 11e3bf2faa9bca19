import { createHash } from 'node:crypto'

/** Extent of a test run: the gate leaves parts of a suite to a deep run. */
export type Depth = 'gate' | 'deep'

/** Number of shares of the fault schedules; the gate runs one share. */
export const SHARES = 5

/**
 * Returns the share of the fault schedules that a commit runs: always the same for one commit, and different for most
 * commits.
 */
export function shareOf(commit: string): number {
  return createHash('sha256').update(commit).digest().readUInt32BE() % SHARES
}

/** Files that the studio's tests cover, or on which its games depend. A change elsewhere affects neither. */
const STUDIO_SOURCES =
  /^(apps\/(studio|outside-world)|packages\/(contract|demo|wallet-client|conformance)|tools\/(faults|conformance)|package-lock\.json)/
const SEAMLESS_WALLET = /^apps\/(gateway\/(wallet|launch|vendors|kit|sql|migrations)|web\/app\/launch)\//

/** Extent of one test run. */
export interface Plan {
  depth: Depth
  /** Whether the studio's tests, and the journey tests through its games, run. */
  studio: boolean
}

/** Returns the plan for a change, given by its files; null is an unknown change, which may affect everything. */
export function planOf(depth: Depth, changed: readonly string[] | null): Plan {
  const reachesStudio =
    changed === null || changed.some((file) => STUDIO_SOURCES.test(file) || SEAMLESS_WALLET.test(file))
  return { depth, studio: depth === 'deep' || reachesStudio }
}

/**
 * Returns the environment variables that limit the suites. A suite without them runs completely, so a deep run, and a
 * developer who runs one file, set none.
 */
export function environmentOf({ depth, studio }: Plan, commit: string): Record<string, string> {
  if (depth === 'deep') return {}
  return {
    /**
     * The share that runs, and the number of shares: of the fault schedules (`tools/faults`), and of the long loops that
     * take their part with `shareOfGate()` (decision 34).
     */
    FAULT_SHARE: `${shareOf(commit)}/${SHARES}`,
    /** `apps/gateway/proof`: number of histories per simulated gateway, of 42: about 20,000 of 100,000 operations. */
    PROOF_RUNS: '9',
    /** `tools/harness`: a third of the kills, but still all types. */
    HARNESS_DEPTH: 'gate',
    /**
     * `e2e`: the second brand runs only the journey tests tagged `@both`. `engines`: Chromium, and journeys tagged
     * `@webkit` in Firefox, are omitted.
     */
    JOURNEYS: 'gate',
    ...(!studio && { STUDIO_JOURNEYS: 'off' }),
  }
}
