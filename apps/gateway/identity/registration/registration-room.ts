import { sql } from 'kysely'

import type { Config } from '../../kit/config.ts'
import type { Db } from '../../kit/db.ts'
import { refuseCommonly } from '../../kit/refusal.ts'

const DAY_MS = 86_400_000

interface RegistrationPlace {
  merchantCode: string
  network: string
  now: Date
}

/** Refuses who registers from where a day's accounts have been made already. A few more get through where many ask at once. */
export async function demandRegistrationRoom(
  tx: Db,
  { registrationsPerNetwork: limit }: Pick<Config, 'registrationsPerNetwork'>,
  { merchantCode, network, now }: RegistrationPlace,
): Promise<void> {
  const row = await tx
    .selectFrom('member')
    .select('registered_at')
    .where('merchant_code', '=', merchantCode)
    .where('registered_from', '=', network)
    .where('registered_at', '>', new Date(now.getTime() - DAY_MS))
    .where(sql<boolean>`type <> 4`)
    .orderBy('registered_at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  if (!row) return
  const retryAfterSeconds = Math.ceil((row.registered_at.getTime() + DAY_MS - now.getTime()) / 1000)
  throw refuseCommonly('request.too_many', { retryAfterSeconds })
}
