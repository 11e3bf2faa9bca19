import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { Audience } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Days in which a player must have placed a bet to be counted as active. */
const ACTIVE_DAYS = 28

export interface SegmentSize {
  players: number
  /** Further players in a time-out or self-exclusion. */
  excluded: number
  /** Players with a bet in the last 28 days. */
  active: number
}

/** Counts the players of a segment now. Excluded players are counted apart, because they get no rewards. */
export async function segmentSize(
  db: Db,
  { merchantCode, audience, now }: { merchantCode: string; audience: Audience; now: Date },
): Promise<SegmentSize> {
  const { rows } = await sql<{ players: bigint; excluded: bigint; active: bigint }>`
    select count(*) filter (where not is_excluded) as players, count(*) filter (where is_excluded) as excluded,
      count(*) filter (where not is_excluded and exists (
        select from play_day where play_day.member_id = segment.id
          and day >= (${new Date(now.getTime() - ACTIVE_DAYS * DAY_MS)}::timestamptz at time zone segment.zone)::date)) as active
    from (
      select member.id, merchant.zone, exists (
        select from player_exclusion exclusion where exclusion.member_id = member.id
          and (exclusion.lifted_at is null or exclusion.lifted_at > ${now})) as is_excluded
      from member join merchant on merchant.code = member.merchant_code
      where member.merchant_code = ${merchantCode} and is_in_segment(member, ${JSON.stringify(audience)}::jsonb, ${now})
    ) as segment`.execute(db)
  const { players = 0n, excluded = 0n, active = 0n } = rows[0] ?? {}
  return { players: Number(players), excluded: Number(excluded), active: Number(active) }
}
