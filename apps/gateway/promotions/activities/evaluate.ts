import { isExcluded } from '../../responsible-gaming/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { currencyOf } from './currency-of.ts'
import { activitiesRunning, lockedActivityById } from './activity.ts'
import type { SupportedActivity } from './activity.ts'
import type { Activity, Earned, EvaluatePorts } from './activity-type.ts'
import { lockedEntry } from './entries/entries.ts'
import { Exhausted, grantReward } from './grant-reward.ts'
import { isFor, participantById } from './participant.ts'
import type { Participant } from './participant.ts'

export interface EvaluatedBy extends Pick<Ports, 'db' | 'clock'> {
  log: Pick<Ports['log'], 'warn'>
}

const ENGINE_ACTOR = 'gateway'

/** Grants all rewards earned by now; a failing promotion does not block others. */
export async function evaluateAll(ports: EvaluatedBy): Promise<void> {
  for (const activity of await activitiesRunning(ports.db, ports.clock.now())) await evaluate(ports, activity)
}

export async function evaluate(ports: EvaluatedBy, { activity, type }: SupportedActivity): Promise<void> {
  try {
    await type.evaluate?.(evaluatePorts(ports, activity), { activity, now: ports.clock.now() })
  } catch (error) {
    ports.log.warn(
      { event: 'promotion.evaluation_failed', err: error, promotionCode: activity.code },
      'cannot evaluate promotion',
    )
  }
}

/** Grants the rewards that one member has earned; called when the member opens the promotions. */
export async function evaluateFor(ports: EvaluatedBy, { activity, type }: SupportedActivity, member: Participant) {
  const now = ports.clock.now()
  if (activity.state !== 'open' || (activity.starts_at !== null && activity.starts_at > now)) return
  await type.evaluateFor?.(evaluatePorts(ports, activity), { activity, member, now })
}

/** Returns the ports with which a type grants rewards. */
export const evaluatePorts = (ports: EvaluatedBy, activity: Activity): EvaluatePorts => ({
  ...ports,
  grantReward: (reward) => grantEarned(ports, activity, reward),
})

async function grantEarned({ db, clock }: EvaluatedBy, { id }: Activity, reward: Earned): Promise<boolean> {
  const { memberId, amount, period = '' } = reward
  if (await hasEntry(db, { promotionId: id, memberId, period })) return true
  const now = clock.now()
  const step = { now, actor: ENGINE_ACTOR }
  try {
    await inTransaction(db, async (tx) => {
      const lockedActivity = await lockedActivityById(tx, id)
      const member = await participantById(tx, memberId)
      if (lockedActivity?.activity.state !== 'open' || !member || !isFor(lockedActivity.activity.audience, member, now))
        return
      // Evaluated repeatedly while it runs: after an exclusion the member gets what is still earned then.
      if (await isExcluded(tx, memberId, now)) return
      const { merchantCode } = member
      const entry = await lockedEntry(tx, { promotionId: id, merchantCode, memberId, period }, step)
      // Another gateway was faster.
      if (entry.state !== 'open') return
      await grantReward(tx, lockedActivity.activity, entry, {
        ...step,
        amount,
        currency: await currencyOf(tx, merchantCode),
      })
    })
    return true
  } catch (error) {
    if (error instanceof Exhausted) return false
    throw error
  }
}

async function hasEntry(
  db: Db,
  { promotionId, memberId, period }: { promotionId: bigint; memberId: bigint; period: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('promotion_entry')
    .select('id')
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .executeTakeFirst()
  return row !== undefined
}
