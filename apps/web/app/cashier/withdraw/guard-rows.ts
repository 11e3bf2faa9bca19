import type { WithdrawalRequirement, WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'

/** Names of the rows. Two requirements of the gateway concern the balance, and share one row. */
export type GuardName = 'name' | 'card' | 'pin' | 'cooling' | 'turnover' | 'times' | 'balance'

export interface GuardRowState {
  name: GuardName
  satisfied: boolean
  /** Time when the requirement is fulfilled automatically; null if it is not. */
  until: string | null
}

const NAMES: Record<WithdrawalRequirement['code'], GuardName> = {
  'payee.name.missing': 'name',
  'bank.card.missing': 'card',
  'payment.password.missing': 'pin',
  'cooling.off': 'cooling',
  'turnover.not.enough': 'turnover',
  'withdrawal.times.over': 'times',
  'withdrawal.amount.below': 'balance',
  'account.balance.not.enough': 'balance',
}

/** Requirements in the gateway's order, related ones combined. */
export function requirementRows({ guards }: Pick<WithdrawSettings, 'guards'>): GuardRowState[] {
  const rows = new Map<GuardName, GuardRowState>()
  for (const { code, satisfied, until } of guards) {
    const name = NAMES[code]
    const before = rows.get(name)
    rows.set(name, {
      name,
      satisfied: satisfied && before?.satisfied !== false,
      until: before?.until ?? (satisfied ? null : (until ?? null)),
    })
  }
  return [...rows.values()]
}
