import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { ReadSlip } from './placing/read-slips.ts'

/** Returns a hash of a slip's selection that does not depend on the order of its picks. */
export function selectionHash({ input: { selection } }: Pick<ReadSlip, 'input'>): Buffer {
  const rows =
    selection.kind === 'picked'
      ? selection.rows.map((row) => row.toSorted())
      : [selection.places?.toSorted() ?? [], [...new Set(selection.entries)].toSorted()]
  return createHash('sha256')
    .update(JSON.stringify([selection.kind, rows]))
    .digest()
    .subarray(0, NUMBER_BYTES)
}

const NUMBER_BYTES = 16

export interface Exposure {
  drawId: bigint
  playId: number
  number: Buffer
  /** Maximum payout if this selection wins, in the ledger's units. */
  exposed: bigint
}

/**
 * Adds these payouts to the exposure of their selections, and returns the new totals: the amounts that all players
 * together could win. Locks the rows until the transaction ends. Every transaction takes these locks last and in the
 * same order, to avoid deadlocks.
 */
export async function addExposure(tx: Db, exposures: readonly Exposure[]): Promise<Exposure[]> {
  const { rows } = await sql<Exposure>`
    insert into lottery_exposure as existing (draw_id, play_id, number, exposed)
    select draw, play, number, sum(exposed)
    from unnest(${exposures.map(({ drawId }) => drawId)}::int8[], ${exposures.map(({ playId }) => playId)}::int[],
      ${exposures.map(({ number }) => number)}::bytea[], ${exposures.map(({ exposed }) => exposed)}::int8[])
      requested (draw, play, number, exposed)
    group by draw, play, number order by draw, play, number
    on conflict (draw_id, play_id, number) do update set exposed = existing.exposed + excluded.exposed
    returning draw_id as "drawId", play_id as "playId", number, exposed`.execute(tx)
  return rows
}

/** Subtracts the payouts of sub-orders that can no longer win, so that other bets on their selections are accepted. */
export async function releaseExposure(tx: Db, detailIds: readonly bigint[]): Promise<void> {
  if (detailIds.length === 0) return
  await sql`
    with back as (
      select detail.draw_id, slip.play_id, slip.number, sum(slip.max_prize * detail.multiple) as exposed
      from lottery_detail detail join lottery_slip slip on slip.id = detail.slip_id
      where detail.id = any (${[...detailIds]}::int8[])
      group by detail.draw_id, slip.play_id, slip.number
    ), held as (
      select existing.draw_id, existing.play_id, existing.number, back.exposed
      from lottery_exposure existing
      join back on (back.draw_id, back.play_id, back.number) = (existing.draw_id, existing.play_id, existing.number)
      order by existing.draw_id, existing.play_id, existing.number for update of existing)
    update lottery_exposure existing set exposed = greatest(0, existing.exposed - held.exposed)
    from held where (held.draw_id, held.play_id, held.number) = (existing.draw_id, existing.play_id, existing.number)`.execute(
    tx,
  )
}

/** Deletes the exposure of a draw that accepts no more bets. */
export async function deleteExposure(db: Db, drawId: bigint): Promise<void> {
  await db.deleteFrom('lottery_exposure').where('draw_id', '=', drawId).execute()
}
