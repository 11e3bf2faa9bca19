import pg from 'pg'

import { site } from './site.ts'

/**
 * Deletes the login failures before each journey: all journeys come from one network, and a wrong password in one would
 * require a captcha in the next.
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
