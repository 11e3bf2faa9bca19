import { AmountText } from '@ante/contract/kit/money.ts'
import { RowNumber } from '@ante/contract/kit/paging.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import * as z from 'zod/mini'

import type { Db } from '../../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../../kit/guarded-action.ts'
import { isPayableIn, textOf, unitsOf } from '../../../kit/money.ts'
import { Refused } from '../../../kit/refusal.ts'
import { isIllegal } from '../../../kit/state-machine/transition-errors.ts'
import { entryStates } from '../entries/entry-states.ts'
import { Exhausted } from '../grant-reward.ts'
import { issueApplication } from './review.ts'

export const APPLICATION_APPROVAL = 'promotions.application.approve'

/** Object of an application in change requests and the audit log. */
export const objectOfApplication = (id: string): string => `application:${id}`

const Values = z.object({ id: RowNumber, amount: AmountText })

/**
 * Approval of an application with an amount. A pending request becomes outdated once the application was decided, or
 * was sent again.
 */
export const applicationApproval = guardedAction({
  name: APPLICATION_APPROVAL,
  permission: 'promotions.reward.update',
  approval: 'above limit',
  skippable: true,
  values: Values,
  amountOf: ({ amount }) => unitsOf(amount),
  readObject: async (tx, { id, amount }, { merchantCode }) => {
    const application = await lockedApplication(tx, id, merchantCode)
    const { account, promotion, state, currency, changed_at: changedAt, comment } = application
    requireAmount(amount, application)
    return {
      object: objectOfApplication(id),
      version: `${state}.${changedAt.getTime()}`,
      before: { account, promotion, state, comment, currency },
    }
  },
  apply: async (tx, { id, amount }, { merchantCode, actor, reason, now }) => {
    const application = await lockedApplication(tx, id, merchantCode)
    requireAmount(amount, application)
    try {
      await issueApplication(tx, BigInt(id), { amount: unitsOf(amount), actor, reason, now })
    } catch (error) {
      throw problemOf(error)
    }
    const { account, promotion, currency } = application
    return { account, promotion, amount: textOf(unitsOf(amount)), currency }
  },
})

function problemOf(error: unknown): unknown {
  if (error instanceof Exhausted) return new ActionProblem('promotion.exhausted')
  if (error instanceof Refused && error.code === 'responsible.gaming.excluded')
    return new ActionProblem('member.excluded')
  return isIllegal(entryStates, error) ? new ActionProblem('application.decided') : error
}

interface LockedApplication {
  state: string
  changed_at: Date
  comment: string
  account: string
  promotion: string
  rules: unknown
  currency: string
}

/** The promotion is locked first, as by grants. */
async function lockedApplication(tx: Db, id: string, merchantCode: string | null): Promise<LockedApplication> {
  const application = await tx
    .selectFrom('promotion_entry as entry')
    .innerJoin('promotion', 'promotion.id', 'entry.promotion_id')
    .innerJoin('member', 'member.id', 'entry.member_id')
    .innerJoin('merchant', 'merchant.code', 'entry.merchant_code')
    .select(['entry.state', 'entry.changed_at', 'entry.comment', 'member.account', 'merchant.currency'])
    .select(['promotion.code as promotion', 'promotion.rules'])
    .where('entry.id', '=', BigInt(id))
    .where('entry.merchant_code', '=', merchantCode ?? '')
    .where('promotion.type', '=', 'MANUAL')
    .forUpdate('promotion')
    .executeTakeFirst()
  if (application?.state !== 'applying') throw new ActionProblem('application.decided')
  return application
}

function requireAmount(amount: string, { rules, currency }: LockedApplication): void {
  const units = unitsOf(amount)
  if (units === 0n || !isPayableIn(currency, units)) throw new ActionProblem('amount.not_payable', { amount, currency })
  const cap = promotionRules.MANUAL.safeParse(rules).data?.cap
  if (cap !== undefined && units > unitsOf(cap))
    throw new ActionProblem('application.above_cap', { maximum: textOf(unitsOf(cap)), currency })
}
