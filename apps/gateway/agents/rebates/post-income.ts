import type { RebateCategory } from '@ante/contract/promotions/rebates.ts'

import type { Db } from '../../kit/db.ts'
import { lockAccounts, mainAccountOf, merchantAccount, postTransfer, transactionCode } from '../../wallet/public.ts'

/** Source: domain handbook 8, and `transaction-codes.ts` for our own codes. */
const CODES = {
  RNG: transactionCode.agentSlotRebate,
  FISH: transactionCode.agentFishRebate,
  LIVE: transactionCode.agentLiveRebate,
  PVP: transactionCode.agentPvpRebate,
  SPORTS: transactionCode.agentSportsRebate,
} satisfies Record<RebateCategory, number>

export interface Income {
  /** Id in `agent_rebate`. */
  id: bigint
  agentId: bigint
  category: RebateCategory
  amount: bigint
}

interface Posting {
  merchantCode: string
  currency: string
  at: Date
}

/** Credits income of agents, without wagering requirement. */
export async function postIncome(
  tx: Db,
  { merchantCode, currency, at }: Posting,
  payments: readonly Income[],
): Promise<void> {
  if (payments.length === 0) return
  const bonus = await merchantAccount(tx, { merchantCode, currency, kind: 'bonus' })
  const accounts = new Map<bigint, bigint>()
  for (const { agentId } of payments) {
    if (!accounts.has(agentId)) accounts.set(agentId, await mainAccountOf(tx, agentId))
  }
  await lockAccounts(tx, [...accounts.values()])
  for (const { id, agentId, category, amount } of payments) {
    const credit = accounts.get(agentId)
    if (credit === undefined) throw new Error(`agent ${agentId} has no account`)
    const key = `agent-rebate:${id}`
    await postTransfer(tx, { key, code: CODES[category], debit: bonus, credit, amount, reference: key, at })
  }
}
