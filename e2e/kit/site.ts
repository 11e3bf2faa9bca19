/** What is served for one worker's journeys alone: those of another may close it, kill it or look at its money. */
export interface Site {
  port: number
  sandboxUrl: string
  databaseUrl: string
  dataDir: string
}

const VARIABLE = 'E2E_SITES'

/** Tells the workers, which read it from the environment. */
export function publishSites(sites: readonly Site[]): void {
  process.env[VARIABLE] = JSON.stringify(sites)
}

/** That of this worker. */
export function site(): Site {
  const sites = JSON.parse(process.env[VARIABLE] ?? '[]') as Site[]
  const own = sites[Number(process.env['TEST_PARALLEL_INDEX'])]
  if (!own) throw new Error('Nothing is served for this worker: the global setup belongs before it.')
  return own
}
