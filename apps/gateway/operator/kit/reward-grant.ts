import { AmountText } from '@ante/contract/kit/money.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import * as z from 'zod/mini'

import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import { isPayableIn, textOf, unitsOf } from '../../kit/money.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { REWARDS_TOPIC, storeReward } from '../../promotions/public.ts'
import { isExcluded } from '../../responsible-gaming/public.ts'
import { memberOfAction } from './member-of-action.ts'

const HUNDREDTHS = 100

const Grant = z.object({
  account: z.string().check(z.regex(/^\w{1,32}$/)),
  title: z.string().check(z.minLength(1), z.maxLength(960)),
  amount: AmountText,
  multiple: z.int().check(z.gte(0), z.lte(100)),
  days: z.int().check(z.gte(1), z.lte(90)),
})

/**
 * A reward that staff grants to a member, who then claims it. A pending request becomes outdated if the account is
 * disabled.
 */
export const rewardGrant = guardedAction({
  name: 'promotions.reward.grant',
  permission: 'promotions.reward.update',
  approval: 'above limit',
  skippable: true,
  values: Grant,
  amountOf: ({ amount }) => unitsOf(amount),
  readObject: async (tx, { account, amount }, { merchantCode }) => {
    const { member, currency } = await memberOfAction(tx, account, { merchantCode })
    const units = unitsOf(amount)
    if (units === 0n || !isPayableIn(currency, units))
      throw new ActionProblem('amount.not_payable', { amount, currency })
    return {
      object: `member:${member.account}`,
      version: `${member.id}.${member.status}`,
      before: { status: member.status, currency },
    }
  },
  apply: async (tx, { account, title, amount, multiple, days }, { merchantCode, key, now }) => {
    const { member, currency } = await memberOfAction(tx, account, { merchantCode })
    if (await isExcluded(tx, member.id, now)) throw new ActionProblem('member.excluded')
    const rewardKey = `staff:${key}`
    const repeated = await tx
      .selectFrom('reward')
      .select('id')
      .where('merchant_code', '=', member.merchant_code)
      .where('key', '=', rewardKey)
      .executeTakeFirst()
    if (repeated) return 'repeated'
    await storeReward(
      tx,
      {
        key: rewardKey,
        memberId: member.id,
        merchantCode: member.merchant_code,
        titles: { EN: title },
        amount: unitsOf(amount),
        currency,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
        multipleHundredths: multiple * HUNDREDTHS,
      },
      now,
    )
    await publishOnCommit(tx, REWARDS_TOPIC, JSON.stringify([String(member.id)]))
    return { title, amount: textOf(unitsOf(amount)), currency, multiple, days }
  },
})
