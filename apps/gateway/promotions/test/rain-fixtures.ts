import { dayOf } from '@ante/contract/kit/days.ts'
import { claimRedRain, getRedRain, startRedRain } from '@ante/contract/promotions/red-rain.ts'
import type { RedRain } from '@ante/contract/promotions/red-rain.ts'
import { sql } from 'kysely'

import { momentOf } from '../../kit/zone-days.ts'
import type { Db } from '../../kit/db.ts'
import type { SignedInMember } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

/** Duration in milliseconds after which a play of a test has ended. */
export const RAIN_MS = 16_000

export const ALL_DAY = [{ at: '00:00', minutes: 1_440 }]

/** Returns the milliseconds until noon at aurora, so that no test crosses midnight. */
export function untilNoon(): number {
  const now = Date.now()
  return momentOf('Asia/Manila', dayOf('Asia/Manila', now + 43_200_000), 720) - now
}

export async function rainFor(gateway: TestGateway, promotionId: string, member?: SignedInMember): Promise<RedRain> {
  const answer = await gateway.call(getRedRain, { promotionId }, { ...(member && { token: member.token }) })
  if (!answer.ok) throw new Error(answer.code)
  if (!answer.value.rain) throw new Error('there is no red rain')
  return answer.value.rain
}

export const begin = (gateway: TestGateway, { token }: SignedInMember, promotionId: string, key?: string) =>
  gateway.call(startRedRain, { promotionId }, { token, headers: { ...(key && { 'Idempotency-Key': key }) } })

export const open = (gateway: TestGateway, { token }: SignedInMember, playId: string, tapped = 12) =>
  gateway.call(claimRedRain, { playId, tapped }, { token })

/** Begins a play, waits for its end, and opens its envelope; returns the amount, or the reason for none. */
export async function playOnce(
  gateway: TestGateway,
  member: SignedInMember,
  promotionId: string,
  tapped = 12,
): Promise<string> {
  const play = await begin(gateway, member, promotionId)
  if (!play.ok) return play.code
  gateway.ports.clock.offsetMs += RAIN_MS
  const opened = await open(gateway, member, play.value.play.playId, tapped)
  return opened.ok ? opened.value.result.amount : opened.code
}

/** Returns the stored sum of grants, and the sum that was paid, in units. */
export async function booksOf(db: Db, promotionId: string) {
  const { rows } = await sql<{
    granted: bigint
    ofDays: bigint
    sealed: bigint
    paid: bigint
    posted: bigint
    most: number
  }>`
    select promotion.granted_amount as granted,
      (select coalesce(sum(granted), 0)::int8 from red_rain_day day where day.promotion_id = promotion.id) as "ofDays",
      (select coalesce(sum(sealed), 0)::int8 from red_rain_play play
        where play.promotion_id = promotion.id and state = 'open') as sealed,
      (select coalesce(sum(paid), 0)::int8 from red_rain_play play where play.promotion_id = promotion.id) as paid,
      (select coalesce(sum(amount), 0)::int8 from transfer where code = 4104 and key in (
        select 'red-rain:' || play.id from red_rain_play play where play.promotion_id = promotion.id)) as posted,
      (select coalesce(max(nth), 0) from red_rain_play play where play.promotion_id = promotion.id) as most
    from promotion where code = ${promotionId}`.execute(db)
  const [books] = rows
  if (!books) throw new Error(`there is no promotion ${promotionId}`)
  return books
}
