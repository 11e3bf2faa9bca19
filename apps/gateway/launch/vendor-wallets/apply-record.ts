import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { merchantAccount, postTransfer, transactionCode, vendorAccountOf } from '../../wallet/public.ts'
import { holdRecord } from '../held-wins/hold-record.ts'
import type { VendorRecord } from '../vendors/adapter.ts'

/** Member who owns the money. */
export interface Player {
  memberId: bigint
  merchantCode: string
  currency: string
}

export interface RecordToApply {
  vendor: string
  player: Player
  record: VendorRecord
  /** Session in which the movement was played, and node of the game. */
  sessionId: string
  nodeId: bigint
}

const CODES = {
  bet: transactionCode.gameBet,
  win: transactionCode.gameWin,
  rollback: transactionCode.gameBetRolledBack,
}

/**
 * Applies one movement in a vendor's own books once: to the member's vendor wallet in the ledger, and to the round. The
 * vendor has already booked it, so it is never refused. `new`: applied now, with `ended` if it ended the round.
 * `another`: the id belongs to a different movement, and nothing is applied.
 */
export async function applyRecord(
  tx: Db,
  requested: RecordToApply,
  now: Date,
): Promise<{ kind: 'new'; ended: boolean } | { kind: 'repeated' | 'another' }> {
  if (!(await recordBooking(tx, requested))) return { kind: (await isRecorded(tx, requested)) ? 'repeated' : 'another' }
  const { record } = requested
  if (record.kind === 'rollback' && record.betId !== null) await voidBet(tx, requested.vendor, record.betId)
  if (await holdRecord(tx, requested, () => accountsOf(tx, requested), now)) {
    return {
      kind: 'new',
      ended: (await writeRound(tx, { ...requested, record: { ...record, units: 0n } })) === 'closed',
    }
  }
  if (record.units > 0n) await post(tx, requested, now)
  // A rollback of an unknown bet opens no round, because it would never end.
  else if (record.kind === 'rollback' && !record.closesRound) return { kind: 'new', ended: false }
  return { kind: 'new', ended: (await writeRound(tx, requested)) === 'closed' }
}

/** Hash of everything in a movement except id and player, which are compared directly. */
function fingerprintOf({ kind, roundId, betId, units, validUnits }: VendorRecord): Buffer {
  const reported = validUnits === undefined ? [] : [`valid ${validUnits}`]
  return createHash('sha256')
    .update(JSON.stringify([kind, roundId, betId, String(units), ...reported]))
    .digest()
}

/** Whether the stored movement with this id has the same content. */
async function isRecorded(tx: Db, { vendor, player, record }: RecordToApply): Promise<boolean> {
  const { fingerprint, member_id: memberId } = await tx
    .selectFrom('seamless_transaction')
    .select(['fingerprint', 'member_id'])
    .where('vendor', '=', vendor)
    .where('transaction_id', '=', record.id)
    .executeTakeFirstOrThrow()
  return memberId === player.memberId && fingerprint?.equals(fingerprintOf(record)) === true
}

/** Stores a movement; returns false if its id is already stored. */
async function recordBooking(tx: Db, { vendor, player, record }: RecordToApply): Promise<boolean> {
  const { id, kind, roundId, betId, units, at } = record
  const written = await tx
    .insertInto('seamless_transaction')
    .values({
      vendor,
      transaction_id: id,
      kind,
      member_id: player.memberId,
      round_id: roundId,
      bet_transaction_id: kind === 'bet' ? null : (betId ?? ''),
      amount: units,
      state: 'posted',
      fingerprint: fingerprintOf(record),
      at,
    })
    .onConflict((conflict) => conflict.columns(['vendor', 'transaction_id']).doNothing())
    .returning('reference')
    .executeTakeFirst()
  return written !== undefined
}

async function voidBet(tx: Db, vendor: string, betId: string): Promise<void> {
  await tx
    .updateTable('seamless_transaction')
    .set({ state: 'voided' })
    .where('vendor', '=', vendor)
    .where('transaction_id', '=', betId)
    .where('kind', '=', 'bet')
    .execute()
}

/** Returns the accounts to debit and credit for a payment to the member's wallet. */
async function accountsOf(tx: Db, { vendor, player: { memberId, merchantCode, currency } }: RecordToApply) {
  const credit = await vendorAccountOf(tx, { memberId, merchantCode, currency }, vendor)
  const debit = await merchantAccount(tx, { merchantCode, currency, kind: 'vendor', vendor })
  return { debit, credit }
}

async function post(tx: Db, requested: RecordToApply, at: Date): Promise<void> {
  const { vendor, record } = requested
  const { debit, credit } = await accountsOf(tx, requested)
  const sides = record.kind === 'bet' ? { debit: credit, credit: debit } : { debit, credit }
  await postTransfer(tx, {
    key: `game:${vendor}:${record.id}`,
    code: CODES[record.kind],
    ...sides,
    amount: record.units,
    reference: `${vendor}:${record.roundId}`,
    at,
  })
}

/** Updates the round of a movement, or creates it if it is missing. Returns its state. */
async function writeRound(tx: Db, { vendor, player, record, sessionId, nodeId }: RecordToApply): Promise<string> {
  const staked = record.kind === 'bet' ? record.units : 0n
  const returned = record.kind === 'rollback' ? record.units : 0n
  const paid = record.kind === 'win' ? record.units : 0n
  const closedAt = record.closesRound ? record.at : null
  const reported = record.validUnits ?? null
  const { rows } = await sql<{ state: string }>`
    insert into game_round as r (vendor, member_id, round_id, merchant_code, session_id, node_id, state, staked, paid,
      opened_at, closed_at, valid_reported)
    values (${vendor}, ${player.memberId}, ${record.roundId}, ${player.merchantCode}, ${sessionId}, ${nodeId},
      case when ${closedAt}::timestamptz is null then 'open' else 'closed' end, ${staked}, ${paid}, ${record.at},
      ${closedAt}, ${reported})
    on conflict (vendor, member_id, round_id) do update set
      staked = greatest(0, r.staked + excluded.staked - ${returned}::int8), paid = r.paid + excluded.paid,
      state = case
        when r.state = 'closed' or excluded.closed_at is not null then 'closed'
        when r.staked + excluded.staked <= ${returned}::int8 and r.paid + excluded.paid = 0 then 'voided'
        else 'open' end,
      closed_at = coalesce(r.closed_at, excluded.closed_at),
      valid_reported = coalesce(excluded.valid_reported, r.valid_reported)
    returning state`.execute(tx)
  return rows[0]?.state ?? 'open'
}
