import { sql } from 'kysely'

import { MAX_ROWS } from '../report.ts'
import type { ReportDeclaration } from '../report.ts'
import { isReported, timesOf } from './days-of.ts'

interface PromotionRow {
  promotion: string
  type: string
  granted: bigint
  claimed: bigint
  cost: string
  players: bigint
  deposits: string
  ggr: string
}

/**
 * Promotions with what they cost and what their players brought. Cost is what was credited in the period: claimed rewards,
 * opened envelopes and bonuses of deposits.
 */
export const promotions: ReportDeclaration = {
  name: 'promotions',
  columns: [
    { id: 'promotion', kind: 'text', title: 'Promotion' },
    { id: 'type', kind: 'text', title: 'Type' },
    { id: 'granted', kind: 'count', title: 'Granted' },
    { id: 'claimed', kind: 'count', title: 'Claimed' },
    { id: 'cost', kind: 'amount', title: 'Cost' },
    { id: 'players', kind: 'count', title: 'Players', hasTotal: false },
    { id: 'deposits', kind: 'amount', title: 'Deposits of these players', hasTotal: false },
    { id: 'ggr', kind: 'amount', title: 'GGR of these players', hasTotal: false },
    { id: 'yield', kind: 'amount', title: 'GGR less cost', hasTotal: false },
  ],
  rows: async (db, period) => {
    const { merchantCode, from, until, zone } = period
    const { begins, ends } = timesOf(period)
    const within = (column: string) => sql`${sql.ref(column)} >= ${begins} and ${sql.ref(column)} < ${ends}`
    const { rows } = await sql<PromotionRow>`
      with credits as materialized (
        select promotion.code as promotion, promotion.type, reward.member_id, reward.amount, reward.claimed_at as at
        from reward join promotion on promotion.id = reward.promotion_id
        where promotion.merchant_code = ${merchantCode} and reward.status = 'claimed' and ${within('reward.claimed_at')}
          and ${isReported(period, 'reward.member_id')}
        union all
        select promotion.code, promotion.type, play.member_id, play.paid, play.ended_at
        from red_rain_play play join promotion on promotion.id = play.promotion_id
        where play.merchant_code = ${merchantCode} and play.paid > 0 and ${within('play.ended_at')}
          and ${isReported(period, 'play.member_id')}
        union all
        select coalesce(deposit.promotion ->> 'code', ''), 'DEPOSIT', deposit.member_id, deposit.bonus, deposit.credited_at
        from deposit
        where deposit.merchant_code = ${merchantCode} and deposit.bonus > 0 and ${within('deposit.credited_at')}
          and ${isReported(period, 'deposit.member_id')}
      ), players as materialized (
        select promotion, type, member_id, (min(at) at time zone ${zone})::date as since from credits group by 1, 2, 3
      ), sums as (
        select promotion, type, count(*) as claimed, sum(amount) as cost from credits group by 1, 2
      ), brought as (
        select players.promotion, players.type, count(*) as players, sum(deposited) as deposits, sum(won) as ggr
        from players,
          lateral (select coalesce(sum(credited), 0) as deposited from deposit
            where deposit.member_id = players.member_id and ${within('deposit.credited_at')}) as deposits,
          lateral (select coalesce(sum(staked - paid), 0) as won from play_day
            where play_day.member_id = players.member_id and outcome <> 'voided'
              and day between greatest(players.since, ${from}::date) and ${until}::date) as play
        group by 1, 2
      ), grants as (
        select promotion.code as promotion, promotion.type, count(*) as granted
        from reward join promotion on promotion.id = reward.promotion_id
        where promotion.merchant_code = ${merchantCode} and ${within('reward.issued_at')}
          and ${isReported(period, 'reward.member_id')}
        group by 1, 2
      ), running as (
        select code as promotion, type from promotion
        where merchant_code = ${merchantCode} and state <> 'draft' and opened_at < ${ends}
          and coalesce(closed_at, 'infinity') >= ${begins} and coalesce(ends_at, 'infinity') >= ${begins}
      )
      select promotion, type, coalesce(granted, 0) as granted, coalesce(claimed, 0) as claimed, coalesce(cost, 0) as cost,
        coalesce(players, 0) as players, coalesce(deposits, 0) as deposits, coalesce(ggr, 0) as ggr
      from (select promotion, type from running union select promotion, type from sums
        union select promotion, type from grants) as all_promotions
      left join sums using (promotion, type) left join brought using (promotion, type) left join grants using (promotion, type)
      order by coalesce(cost, 0) desc, promotion limit ${MAX_ROWS + 1}`.execute(db)
    return rows.map(({ promotion, type, granted, claimed, cost, players, deposits, ggr }) => ({
      id: `${type}:${promotion}`,
      values: {
        promotion,
        type,
        granted,
        claimed,
        cost: BigInt(cost),
        players,
        deposits: BigInt(deposits),
        ggr: BigInt(ggr),
        yield: BigInt(ggr) - BigInt(cost),
      },
    }))
  },
}
