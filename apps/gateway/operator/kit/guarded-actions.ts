import { AmountText } from '@ante/contract/kit/money.ts'
import * as z from 'zod/mini'

import { differenceAdjustment } from '../../console/reconciliation/adjustment-action.ts'
import { placementActions } from '../../agents/public.ts'
import { closeGames } from '../../catalogue/public.ts'
import { merchantCreation } from '../../console/setups/create-merchant.ts'
import { depositCredit, depositSettlement, withdrawalApproval } from '../../cashier/public.ts'
import type { SettledDebit } from '../../cashier/public.ts'
import type { Db } from '../../kit/db.ts'
import { isPayableIn, textOf, unitsOf } from '../../kit/money.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import type { GuardedAction } from '../../kit/guarded-action.ts'
import type { SetupPorts } from '../../kit/sandbox.ts'
import { drawActions } from '../../lottery/public.ts'
import { brandPublication, brandRetirement, flagActions } from '../../merchant/public.ts'
import {
  agreementKind,
  announcementKind,
  bannerKind,
  helpKind,
  letterKind,
  notifyByMail,
  publicationOf,
} from '../../messaging/public.ts'
import { applicationApproval, codeCreation, promotionPublication } from '../../promotions/public.ts'
import { staffActions } from '../../staff/public.ts'
import type { GuardedActions, Inviting } from '../../staff/public.ts'
import { adjustBalance } from '../../wallet/public.ts'
import { edgeCheck } from '../house-edge/edge-check.ts'
import { grantList } from './grant-list.ts'
import { memberOfAction } from './member-of-action.ts'
import { pageNotifier } from './page-notifier.ts'
import { rewardGrant } from './reward-grant.ts'

/** Returns all guarded actions, of the staff capability and of other capabilities. */
export function guardedActions(ports: Inviting & SetupPorts): GuardedActions {
  const actions: GuardedAction[] = [
    ...staffActions(ports),
    balanceAdjustment,
    differenceAdjustment(balanceAdjustment),
    withdrawalApproval,
    depositCredit,
    depositSettlement(mailOfDebit),
    rewardGrant,
    ...flagActions,
    brandPublication,
    brandRetirement,
    merchantCreation(ports),
    promotionPublication(edgeCheck),
    applicationApproval,
    codeCreation,
    grantList,
    ...drawActions,
    ...placementActions,
    closeGames,
    publicationOf(announcementKind, pageNotifier),
    publicationOf(bannerKind, pageNotifier),
    publicationOf(helpKind, pageNotifier),
    publicationOf(agreementKind, pageNotifier),
    publicationOf(letterKind, pageNotifier),
  ]
  return new Map(actions.map((action) => [action.name, action]))
}

function mailOfDebit(tx: Db, { memberId, key, at, amount, currency }: SettledDebit): Promise<void> {
  return mailOfAdjustment(tx, { memberId, key, at, detail: { direction: 'debit', amount, currency } })
}

interface Adjusted {
  memberId: bigint
  key: string
  at: Date
  detail: { direction: 'credit' | 'debit'; amount: string; currency: string }
}

/** Sends a mail about a credit or debit of the main wallet. */
const mailOfAdjustment = (tx: Db, { memberId, ...mail }: Adjusted): Promise<void> =>
  notifyByMail(tx, { ...mail, memberIds: [memberId], kind: 'service', pushes: true, template: 'balance.adjusted' })

const Adjustment = z.object({
  account: z.string().check(z.regex(/^\w{1,32}$/)),
  direction: z.enum(['credit', 'debit']),
  amount: AmountText,
})

/**
 * Credit or debit of a member's main wallet. A pending request becomes outdated if the account is disabled, but not if
 * play changes the balance.
 */
const balanceAdjustment = guardedAction({
  name: 'wallet.balance.adjust',
  permission: 'wallet.balance.update',
  approval: 'above limit',
  skippable: true,
  values: Adjustment,
  amountOf: ({ amount }) => unitsOf(amount),
  readObject: async (tx, { account, amount }, target) => {
    const { member, currency } = await memberOfAction(tx, account, target)
    const units = unitsOf(amount)
    if (units === 0n || !isPayableIn(currency, units))
      throw new ActionProblem('amount.not_payable', { amount, currency })
    return {
      object: `member:${member.account}`,
      version: `${member.id}.${member.status}`,
      before: { status: member.status, currency },
    }
  },
  apply: async (tx, { account, direction, amount }, { merchantCode, key, now: at }) => {
    const { member, currency, code } = await memberOfAction(tx, account, { merchantCode })
    const units = unitsOf(amount)
    const adjustment = { key, memberId: member.id, merchantCode: code, currency, direction, amount: units, at }
    const posted = await adjustBalance(tx, adjustment)
    if (posted === 'overdrawn') throw new ActionProblem('wallet.too_low')
    if (posted === 'conflict') throw new ActionProblem('entry.key_used')
    if (posted === 'replayed') return 'repeated'
    const values = { direction, amount: textOf(units), currency }
    await mailOfAdjustment(tx, { memberId: member.id, key: `adjustment:${key}`, at, detail: values })
    return values
  },
})
