import pg from 'pg'

import { site } from './site.ts'

const FORGET = `
  delete from announcement_read using member
  where member.id = announcement_read.member_id and member.account = $1 and member.merchant_code = $2`

/** An agent who has seen no news yet, also where a journey is made again. */
export async function forgetWhatWasRead(account: string, merchantCode: string): Promise<void> {
  const client = new pg.Client({ connectionString: site().databaseUrl })
  await client.connect()
  try {
    await client.query(FORGET, [account, merchantCode])
  } finally {
    await client.end()
  }
}
