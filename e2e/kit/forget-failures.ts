import pg from 'pg'

import { site } from './site.ts'

/**
 * All journeys come from one network, and a wrong password in one would have the next asked for the code in a picture.
 * Each begins as if nobody had failed to log in before.
 */
export async function forgetFailures(): Promise<void> {
  const client = new pg.Client({ connectionString: site().databaseUrl })
  await client.connect()
  try {
    await client.query('delete from login_failure')
  } finally {
    await client.end()
  }
}
