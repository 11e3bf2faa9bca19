import { OWN_LOTTERY } from '@ante/contract/launch/own-lottery.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** Sums of a member's lottery bets by day and outcome; negative if a settlement was reversed. */
export interface LotteryPlayed {
  memberId: bigint
  /** Day on which the bets were placed, by the merchant's calendar. */
  day: string
  outcome: 'won' | 'lost' | 'drawn'
  bets: number
  /** Stake without refunds. */
  staked: bigint
  /** Valid bet: the turnover that counts. */
  valid: bigint
  paid: bigint
}

/**
 * Adds newly settled lottery bets to the daily play summaries of their players, and thus to turnover and profit and
 * loss.
 */
export async function countLottery(tx: Db, played: readonly LotteryPlayed[], now: Date): Promise<void> {
  if (played.length === 0) return
  await sql`
    with requested as (
      select * from unnest(${played.map(({ memberId }) => memberId)}::int8[], ${played.map(({ day }) => day)}::date[],
        ${played.map(({ outcome }) => outcome)}::text[], ${played.map(({ bets }) => bets)}::int8[],
        ${played.map(({ staked }) => staked)}::int8[], ${played.map(({ paid }) => paid)}::int8[],
        ${played.map(({ valid }) => valid)}::int8[]) requested (member_id, day, outcome, bets, staked, paid, valid)
    ), moments as (
      insert into lottery_settled (member_id, day, settled_at, rounds, staked, turnover, paid)
      select member_id, day, ${now}, bets, staked, valid, paid from requested
    )
    insert into play_day as existing (member_id, day, category, vendor, outcome, rounds, staked, paid, valid)
    select member_id, day, 'LOTT', ${OWN_LOTTERY}, outcome, sum(bets), sum(staked), sum(paid), sum(valid)
    from requested
    group by member_id, day, outcome order by member_id, day, outcome
    on conflict (member_id, day, category, vendor, outcome) do update set
      rounds = existing.rounds + excluded.rounds, staked = existing.staked + excluded.staked, paid = existing.paid + excluded.paid,
      valid = existing.valid + excluded.valid`.execute(tx)
}
