import { isExcluded } from '../../responsible-gaming/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { currencyOf } from './currency-of.ts'
import { startedPromotions, lockPromotionById } from './supported-promotion.ts'
import type { SupportedPromotion } from './supported-promotion.ts'
import type { Promotion, Earned, EvaluatePorts } from './type-definition.ts'
import { lockEntry } from './entries/entries.ts'
import { Exhausted, grantReward } from './grant-reward.ts'
import { isFor, participantById } from './participant.ts'
import type { Participant } from './participant.ts'

export interface EvaluatorPorts extends Pick<Ports, 'db' | 'clock'> {
  log: Pick<Ports['log'], 'warn'>
}

const ENGINE_ACTOR = 'gateway'

/** Grants all rewards earned by now in all promotions; a failure in one promotion does not affect the others. */
export async function evaluateAll(ports: EvaluatorPorts): Promise<void> {
  for (const supported of await startedPromotions(ports.db, ports.clock.now())) await evaluate(ports, supported)
}

export async function evaluate(ports: EvaluatorPorts, { promotion, type }: SupportedPromotion): Promise<void> {
  try {
    await type.evaluate?.(evaluatePorts(ports, promotion), { promotion, now: ports.clock.now() })
  } catch (error) {
    ports.log.warn(
      { event: 'promotion.evaluation_failed', err: error, promotionCode: promotion.code },
      'cannot evaluate promotion',
    )
  }
}

/** Grants the rewards that one member has earned; called when the member opens the promotions. */
export async function evaluateFor(ports: EvaluatorPorts, { promotion, type }: SupportedPromotion, member: Participant) {
  const now = ports.clock.now()
  if (promotion.state !== 'open' || (promotion.starts_at !== null && promotion.starts_at > now)) return
  await type.evaluateFor?.(evaluatePorts(ports, promotion), { promotion, member, now })
}

/** Returns the ports through which a promotion type grants rewards of this promotion. */
export const evaluatePorts = (ports: EvaluatorPorts, promotion: Promotion): EvaluatePorts => ({
  ...ports,
  grantReward: (reward) => grantEarned(ports, promotion, reward),
})

async function grantEarned({ db, clock }: EvaluatorPorts, { id }: Promotion, reward: Earned): Promise<boolean> {
  const { memberId, amount, period = '' } = reward
  if (await hasEntry(db, { promotionId: id, memberId, period })) return true
  const now = clock.now()
  const step = { now, actor: ENGINE_ACTOR }
  try {
    await inTransaction(db, async (tx) => {
      const locked = await lockPromotionById(tx, id)
      const member = await participantById(tx, memberId)
      if (locked?.promotion.state !== 'open' || !member || !isFor(locked.promotion.audience, member, now)) return
      // Creates no entry, so that an evaluation after the exclusion grants the reward if it is still earned.
      if (await isExcluded(tx, memberId, now)) return
      const { merchantCode } = member
      const entry = await lockEntry(tx, { promotionId: id, merchantCode, memberId, period }, step)
      // Another gateway has granted the reward meanwhile.
      if (entry.state !== 'open') return
      await grantReward(tx, locked.promotion, entry, {
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
