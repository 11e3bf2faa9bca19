import { sql } from 'kysely'
import type { SqlBool, RawBuilder } from 'kysely'

import type { Config } from '../../kit/config.ts'
import type { Db } from '../../kit/db.ts'
import { networkOf } from '../../kit/networks.ts'
import { countedSince, DAY_MS } from './code-rules.ts'

export interface CodeRequestPlace {
  merchantCode: string
  /** Whether the number is of another country than the merchant. */
  abroad: boolean
  ip: string
}

interface FullLimit {
  limit: 'network' | 'abroad' | 'home'
  waitSeconds: number
}

/**
 * The limit of a day that is reached, if one is: text messages are paid by the merchant, and whoever has a share in the
 * numbers would have them rung by the thousand. A few more get through where many ask at once: nobody waits for anybody.
 */
export async function fullLimit(
  tx: Db,
  { codeLimits: limits }: Pick<Config, 'codeLimits'>,
  { merchantCode, abroad, ip }: CodeRequestPlace,
  now: Date,
): Promise<FullLimit | null> {
  const ofNetwork = sql<SqlBool>`network = ${networkOf(ip)}`
  const ofMerchant = sql<SqlBool>`merchant_code = ${merchantCode} and abroad = ${abroad}`
  const kind = abroad ? 'abroad' : 'home'
  const byNetwork = await waitOf(tx, { which: ofNetwork, limit: limits.network, now })
  if (byNetwork > 0) return { limit: 'network', waitSeconds: byNetwork }
  const byMerchant = await waitOf(tx, { which: ofMerchant, limit: limits[kind], now })
  return byMerchant > 0 ? { limit: kind, waitSeconds: byMerchant } : null
}

/** Seconds until the oldest of so many codes is a day old; none where there were fewer. */
async function waitOf(tx: Db, { which, limit, now }: { which: RawBuilder<SqlBool>; limit: number; now: Date }) {
  const row = await tx
    .selectFrom('verification_code')
    .select('made_at')
    .where(which)
    .where('made_at', '>', countedSince(now))
    .orderBy('made_at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  return row ? Math.ceil((row.made_at.getTime() + DAY_MS - now.getTime()) / 1000) : 0
}
