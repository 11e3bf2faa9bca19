import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** A member's balance at a vendor, by our books. */
export interface Holding {
  vendor: string
  walletType: number
  units: bigint
  /** Number of transfers of this wallet in our books. */
  version: bigint
  /** Whether the vendor has to be queried, because it may hold money even if our books show zero. */
  mayHoldMoney: boolean
}

/**
 * Time after the last transfer, in milliseconds, during which a zero balance in our books is verified with the vendor.
 */
const VERIFIED_MS = 24 * 3_600_000

/** Returns the member's vendor wallets, in the order of their types. */
export async function holdingsOf(db: Db, memberId: bigint, now: Date): Promise<Holding[]> {
  const { rows } = await sql<{ vendor: string; wallet_type: number; balance: bigint; version: bigint; warm: boolean }>`
    select w.vendor, w.wallet_type, a.balance, a.version,
      a.balance <> 0 or coalesce((
        select (t.direction, t.state) <> ('out', 'DONE') from vendor_transfer t
        where t.member_id = a.member_id and t.vendor = w.vendor
          and t.began_at > ${new Date(now.getTime() - VERIFIED_MS)}
        order by t.began_at desc limit 1
      ), false) as warm
    from account a join vendor_wallet w on w.wallet_type = a.wallet_type
    where a.kind = 'member' and a.member_id = ${memberId} order by w.wallet_type`.execute(db)
  return rows.map(({ vendor, wallet_type: walletType, balance: units, version, warm: mayHoldMoney }) => ({
    vendor,
    walletType,
    units,
    version,
    mayHoldMoney,
  }))
}

/**
 * Returns the amount that a member's unfinished transfers have debited from one wallet and not yet credited to the
 * other.
 */
export async function unitsInTransit(db: Db, memberId: bigint): Promise<bigint> {
  const { sum } = await db
    .selectFrom('vendor_transfer')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? 0)
}
