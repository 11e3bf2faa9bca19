import { plusDays } from '@ante/contract/kit/days.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import { invitedBy } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { currencyOf } from '../core/currency-of.ts'
import { phaseOf } from '../core/entry-status.ts'
import type { Promotion, PromotionTypeDefinition, EvaluatePorts } from '../core/type-definition.ts'
import { merchantDay } from '../merchant-day.ts'
import { friendsPlay, mayEarn, progressOf } from './friends.ts'
import type { FriendPlay } from './friends.ts'
import { hasEarned, shareOf } from './rules.ts'
import type { ReferralRules } from './rules.ts'

type Referral = Promotion<ReferralRules>

/** Number of a member's latest friends that a visit evaluates; the job evaluates all friends who have played. */
const BATCH = 200
/** Hour in the merchant's time zone by which late rounds are complete. */
const AT_HOUR = 3

/** Returns the period of the entry for a friend. The entry for the share of a day's turnover has `playPeriod`. */
export const friendPeriod = (friendId: bigint): string => `friend:${friendId}`
const playPeriod = (day: string): string => `play:${day}`

/** Rewards for invited friends, shown on their own page. */
export const referral: PromotionTypeDefinition<ReferralRules> = {
  types: ['REFERRAL'],
  rules: promotionRules.REFERRAL,
  decidesAutomatically: true,
  describe: (_db, { rules: { friend } }) => ({
    gift: friend ? { kind: 'amount', amount: friend.amount } : null,
    needs: [],
  }),
  statusFor: () => ({ status: 'open', action: 'none' }),
  evaluate: async (ports, { promotion, now }) => {
    await rewardFriends(ports, promotion, now)
    await rewardPlay(ports, promotion, now)
  },
  evaluateFor: async (ports, { promotion, member: { memberId, merchantCode }, now }) => {
    if (phaseOf(promotion, now) !== 'running') return
    const friends = await invitedBy(ports.db, { memberId, merchantCode, limit: BATCH })
    await rewardEach(
      ports,
      promotion,
      friends.map(({ id }) => ({ inviterId: memberId, friendId: id })),
      now,
    )
  },
}

/** Returns the time from which registrations of friends count: the start, but not before the opening. */
const sinceOf = ({ starts_at: starts, opened_at: opened }: Referral): Date =>
  new Date(Math.max(starts?.getTime() ?? 0, opened?.getTime() ?? 0))

/** Grants rewards for friends who played today or yesterday: the turnover is the last condition that a friend meets. */
async function rewardFriends(ports: EvaluatePorts, promotion: Referral, now: Date): Promise<void> {
  if (!promotion.rules.friend || phaseOf(promotion, now) !== 'running') return
  const today = await merchantDay(ports.db, promotion.merchant_code, now)
  for (const day of [plusDays(today, -1), today])
    await rewardEach(ports, promotion, await friendsPlay(ports.db, promotion.merchant_code, day), now)
}

async function rewardEach(
  { db, grantReward }: EvaluatePorts,
  promotion: Referral,
  pairs: readonly Pick<FriendPlay, 'inviterId' | 'friendId'>[],
  now: Date,
): Promise<void> {
  const { friend } = promotion.rules
  if (!friend) return
  const open = await notRewarded(db, promotion, pairs)
  const progressByFriend = await progressOf(
    db,
    promotion.merchant_code,
    open.map(({ friendId }) => friendId),
  )
  for (const pair of open) {
    const progress = progressByFriend.get(pair.friendId)
    if (!progress || !hasEarned(promotion.rules, progress) || !(await mayEarn(db, pair, now))) continue
    const reward = { memberId: pair.inviterId, amount: unitsOf(friend.amount), period: friendPeriod(pair.friendId) }
    if (!(await grantReward(reward))) return
  }
}

/** Returns friends registered during the promotion who have not earned the reward yet. */
async function notRewarded<Pair extends Pick<FriendPlay, 'inviterId' | 'friendId'>>(
  db: Db,
  promotion: Referral,
  pairs: readonly Pair[],
): Promise<Pair[]> {
  if (pairs.length === 0) return []
  const { rows } = await sql<{ id: bigint }>`
    select member.id from member
    where member.id = any (${pairs.map(({ friendId }) => friendId)}::int8[]) and member.registered_at > ${sinceOf(promotion)}
      and not exists (select from promotion_entry entry
        join member_profile profile on profile.recommender_id = entry.member_id
        where profile.member_id = member.id and entry.promotion_id = ${promotion.id}
          and entry.period = 'friend:' || member.id)`.execute(db)
  const open = new Set(rows.map(({ id }) => id))
  return pairs.filter(({ friendId }) => open.has(friendId))
}

/** Grants the shares of friends' turnover for each day that is not paid yet. */
async function rewardPlay(ports: EvaluatePorts, promotion: Referral, now: Date): Promise<void> {
  if (!promotion.rules.play) return
  const { merchant_code: merchantCode } = promotion
  const last = plusDays(await merchantDay(ports.db, merchantCode, now, AT_HOUR), -1)
  const lastPaidDay = await dayDone(ports.db, promotion.id)
  const opened = await merchantDay(ports.db, merchantCode, sinceOf(promotion))
  const first = lastPaidDay === null || lastPaidDay < plusDays(opened, -1) ? opened : plusDays(lastPaidDay, 1)
  const ended = promotion.ends_at ? await merchantDay(ports.db, merchantCode, promotion.ends_at) : last
  const until = ended < last ? ended : last
  for (let day = first; day <= until; day = plusDays(day, 1)) await rewardDay(ports, promotion, day, now)
}

async function rewardDay(
  { db, grantReward }: EvaluatePorts,
  promotion: Referral,
  day: string,
  now: Date,
): Promise<void> {
  const currency = await currencyOf(db, promotion.merchant_code)
  const played = await friendsPlay(db, promotion.merchant_code, day)
  for (const inviterId of new Set(played.map((play) => play.inviterId))) {
    const turnovers: bigint[] = []
    for (const play of played) {
      if (play.inviterId === inviterId && (await mayEarn(db, play, now))) turnovers.push(play.turnover)
    }
    const amount = shareOf(promotion.rules, turnovers, currency)
    // A refused amount does not end the loop: the budget may allow a smaller one.
    if (amount > 0n) await grantReward({ memberId: inviterId, amount, period: playPeriod(day) })
  }
  await sql`
    insert into promotion_run as run (promotion_id, day) values (${promotion.id}, ${day}::date)
    on conflict (promotion_id) do update set day = greatest(run.day, excluded.day)`.execute(db)
}

async function dayDone(db: Db, promotionId: bigint): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from promotion_run where promotion_id = ${promotionId}`.execute(db)
  return rows[0]?.day ?? null
}
