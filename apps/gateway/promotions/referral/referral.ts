import { plusDays } from '@ante/contract/kit/days.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import { invitedBy } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { currencyOf } from '../activities/currency-of.ts'
import { phaseOf } from '../activities/entry-status.ts'
import type { Activity, ActivityType, EvaluatePorts } from '../activities/activity-type.ts'
import { merchantDay } from '../merchant-day.ts'
import { friendsPlay, mayEarn, progressOf } from './friends.ts'
import type { FriendPlay } from './friends.ts'
import { hasEarned, shareOf } from './rules.ts'
import type { ReferralRules } from './rules.ts'

type Referral = Activity<ReferralRules>

/** Number of a member's latest friends evaluated on a visit; all of them are evaluated when they play. */
const BATCH = 200
/** Hour in the merchant's time zone by which late rounds are complete. */
const AT_HOUR = 3

/** Periods of its entries: one per friend, and one per day of turnover. */
export const friendPeriod = (friendId: bigint): string => `friend:${friendId}`
const playPeriod = (day: string): string => `play:${day}`

/** Granted to members for invited friends, on its own page. */
export const referral: ActivityType<ReferralRules> = {
  types: ['REFERRAL'],
  rules: promotionRules.REFERRAL,
  decidesAutomatically: true,
  describe: (_db, { rules: { friend } }) => ({
    gift: friend ? { kind: 'amount', amount: friend.amount } : null,
    needs: [],
  }),
  statusFor: () => ({ status: 'open', action: 'none' }),
  evaluate: async (ports, { activity, now }) => {
    await rewardFriends(ports, activity, now)
    await rewardPlay(ports, activity, now)
  },
  evaluateFor: async (ports, { activity, member: { memberId, merchantCode }, now }) => {
    if (phaseOf(activity, now) !== 'running') return
    const friends = await invitedBy(ports.db, { memberId, merchantCode, limit: BATCH })
    await rewardEach(
      ports,
      activity,
      friends.map(({ id }) => ({ inviterId: memberId, friendId: id })),
      now,
    )
  },
}

/** Time from which friends count: those registered before its opening earn nothing. */
const sinceOf = ({ starts_at: starts, opened_at: opened }: Referral): Date =>
  new Date(Math.max(starts?.getTime() ?? 0, opened?.getTime() ?? 0))

/** Evaluates friends who played today or yesterday: the turnover is the last condition to be met. */
async function rewardFriends(ports: EvaluatePorts, activity: Referral, now: Date): Promise<void> {
  if (!activity.rules.friend || phaseOf(activity, now) !== 'running') return
  const today = await merchantDay(ports.db, activity.merchant_code, now)
  for (const day of [plusDays(today, -1), today])
    await rewardEach(ports, activity, await friendsPlay(ports.db, activity.merchant_code, day), now)
}

async function rewardEach(
  { db, grantReward }: EvaluatePorts,
  activity: Referral,
  pairs: readonly Pick<FriendPlay, 'inviterId' | 'friendId'>[],
  now: Date,
): Promise<void> {
  const { friend } = activity.rules
  if (!friend) return
  const open = await notRewarded(db, activity, pairs)
  const progressByFriend = await progressOf(
    db,
    activity.merchant_code,
    open.map(({ friendId }) => friendId),
  )
  for (const pair of open) {
    const progress = progressByFriend.get(pair.friendId)
    if (!progress || !hasEarned(activity.rules, progress) || !(await mayEarn(db, pair, now))) continue
    const reward = { memberId: pair.inviterId, amount: unitsOf(friend.amount), period: friendPeriod(pair.friendId) }
    if (!(await grantReward(reward))) return
  }
}

/** Returns friends registered during the promotion who have not earned the reward yet. */
async function notRewarded<Pair extends Pick<FriendPlay, 'inviterId' | 'friendId'>>(
  db: Db,
  activity: Referral,
  pairs: readonly Pair[],
): Promise<Pair[]> {
  if (pairs.length === 0) return []
  const { rows } = await sql<{ id: bigint }>`
    select member.id from member
    where member.id = any (${pairs.map(({ friendId }) => friendId)}::int8[]) and member.registered_at > ${sinceOf(activity)}
      and not exists (select from promotion_entry entry
        join member_profile profile on profile.recommender_id = entry.member_id
        where profile.member_id = member.id and entry.promotion_id = ${activity.id}
          and entry.period = 'friend:' || member.id)`.execute(db)
  const open = new Set(rows.map(({ id }) => id))
  return pairs.filter(({ friendId }) => open.has(friendId))
}

/** Grants shares of friends' turnover for each past day, day by day. */
async function rewardPlay(ports: EvaluatePorts, activity: Referral, now: Date): Promise<void> {
  if (!activity.rules.play) return
  const { merchant_code: merchantCode } = activity
  const last = plusDays(await merchantDay(ports.db, merchantCode, now, AT_HOUR), -1)
  const lastPaidDay = await dayDone(ports.db, activity.id)
  const opened = await merchantDay(ports.db, merchantCode, sinceOf(activity))
  const first = lastPaidDay === null || lastPaidDay < plusDays(opened, -1) ? opened : plusDays(lastPaidDay, 1)
  const ended = activity.ends_at ? await merchantDay(ports.db, merchantCode, activity.ends_at) : last
  const until = ended < last ? ended : last
  for (let day = first; day <= until; day = plusDays(day, 1)) await rewardDay(ports, activity, day, now)
}

async function rewardDay(
  { db, grantReward }: EvaluatePorts,
  activity: Referral,
  day: string,
  now: Date,
): Promise<void> {
  const currency = await currencyOf(db, activity.merchant_code)
  const played = await friendsPlay(db, activity.merchant_code, day)
  for (const inviterId of new Set(played.map((play) => play.inviterId))) {
    const turnovers: bigint[] = []
    for (const play of played) {
      if (play.inviterId === inviterId && (await mayEarn(db, play, now))) turnovers.push(play.turnover)
    }
    const amount = shareOf(activity.rules, turnovers, currency)
    // An amount beyond the budget is skipped: a smaller one may fit.
    if (amount > 0n) await grantReward({ memberId: inviterId, amount, period: playPeriod(day) })
  }
  await sql`
    insert into promotion_run as run (promotion_id, day) values (${activity.id}, ${day}::date)
    on conflict (promotion_id) do update set day = greatest(run.day, excluded.day)`.execute(db)
}

async function dayDone(db: Db, promotionId: bigint): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from promotion_run where promotion_id = ${promotionId}`.execute(db)
  return rows[0]?.day ?? null
}
