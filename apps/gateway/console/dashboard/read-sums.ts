import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { SLOT_MS } from './day-hours.ts'
import { sumOf } from './figures.ts'
import type { SumsByCode } from './figures.ts'

export interface DayPart {
  merchantCode: string
  /** Midnight in the merchant's time zone. */
  from: Date
  until: Date
}

export interface DaySums {
  sums: SumsByCode
  registrations: number
  firstDeposits: number
  /** By half hour since the start of the day. */
  slots: ReadonlyMap<number, SumsByCode>
}

const TRANSFER = 'transfer:'

/** Returns the sums of a part of a day. Reads at most 300 periods of about 40 codes. */
export async function daySums(db: Db, { merchantCode, from, until }: DayPart): Promise<DaySums> {
  const { rows } = await sql<{ slot: number; measure: string; amount: string; count: string }>`
    select floor(extract(epoch from period - ${from}::timestamptz) / ${SLOT_MS / 1000})::int as slot, measure,
      sum(amount) as amount, sum(count) as count
    from activity_sum
    where merchant_code = ${merchantCode} and period >= ${from} and period < ${until}
    group by 1, 2`.execute(db)
  const slots = new Map<number, Map<number, { amount: bigint; count: number }>>()
  const counts = { registration: 0, first_deposit: 0 }
  for (const { slot, measure, amount, count } of rows) {
    if (measure === 'registration' || measure === 'first_deposit') {
      counts[measure] += Number(count)
      continue
    }
    const ofSlot = slots.get(slot) ?? new Map<number, { amount: bigint; count: number }>()
    ofSlot.set(Number(measure.slice(TRANSFER.length)), { amount: BigInt(amount), count: Number(count) })
    slots.set(slot, ofSlot)
  }
  const sums = sumOf([...slots.values()])
  return { sums, slots, registrations: counts.registration, firstDeposits: counts.first_deposit }
}

/** Returns the number of members who had bet on a day by a given time. */
export async function activePlayers(
  db: Db,
  { merchantCode, day, until }: { merchantCode: string; day: string; until: Date },
): Promise<number> {
  const { rows } = await sql<{ players: string }>`
    select count(*) as players from active_player
    where merchant_code = ${merchantCode} and day = ${day}::date and first_bet_at < ${until}`.execute(db)
  return Number(rows[0]?.players)
}
