import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { RecordToApply } from '../vendor-wallets/apply-record.ts'

interface Accounts {
  /** The merchant's account of the vendor, and the member's wallet there. */
  debit: bigint
  credit: bigint
}

/**
 * Holds a win in a vendor's own books that exceeds its round's cap; returns false if it does not. The vendor has
 * already credited the money; while the win is held, it cannot be transferred out, see `allowedExcess`.
 */
export async function holdRecord(
  tx: Db,
  { vendor, player, record, nodeId }: RecordToApply,
  accounts: () => Promise<Accounts>,
  now: Date,
): Promise<boolean> {
  if (record.kind !== 'win' || record.units === 0n) return false
  const { memberId, merchantCode, currency } = player
  const { rows } = await sql<{ cap: bigint; paid: bigint }>`
    select cap, paid from round_cap(${vendor}, ${memberId}, ${record.roundId}, ${nodeId}, ${currency})`.execute(tx)
  const [limits] = rows
  if (!limits || limits.paid + record.units <= limits.cap) return false
  const { debit, credit } = await accounts()
  const heldWin = {
    vendor,
    transaction_id: record.id,
    win_transaction_id: record.id,
    member_id: String(memberId),
    merchant_code: merchantCode,
    round_id: record.roundId,
    currency,
    amount: String(record.units),
    reason: 'round',
    cap: String(limits.cap),
    debit_account: String(debit),
    credit_account: String(credit),
    held_at: now,
  }
  await sql`select record_held_win(jsonb_populate_record(null::held_win, ${JSON.stringify(heldWin)}::jsonb), ${nodeId})`.execute(
    tx,
  )
  return true
}
