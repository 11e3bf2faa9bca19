/**
 * The servers of one worker's journeys. Each worker has a separate site, because journeys may close or kill the site,
 * or check its money.
 */
export interface Site {
  port: number
  sandboxUrl: string
  databaseUrl: string
  dataDir: string
}

const VARIABLE = 'E2E_SITES'

/** Passes the sites to the workers through the environment. */
export function publishSites(sites: readonly Site[]): void {
  process.env[VARIABLE] = JSON.stringify(sites)
}

/** Returns the site of this worker. */
export function site(): Site {
  const sites = JSON.parse(process.env[VARIABLE] ?? '[]') as Site[]
  const ownSite = sites[Number(process.env['TEST_PARALLEL_INDEX'])]
  if (!ownSite) throw new Error('There is no site for this worker: run the global setup first.')
  return ownSite
}
