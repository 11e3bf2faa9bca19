import type { Bill, BillToPay, DividendPeriod } from '@ante/contract/agents/bills.ts'
import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'

import { maskedAccount } from '../../kit/masked-account.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { unpaidOf } from './pay-bill.ts'
import type { BillRow } from './pay-bill.ts'
import { lossOf, missingFor } from './rules.ts'

/** Returns the conditions of a tier, parsed from its wire form. */
const conditionsOf = ({ minVolume, netLoss, activeMembers }: ContractTier) => ({
  minVolume: unitsOf(minVolume),
  netLoss: unitsOf(netLoss),
  activeMembers,
})

/** Counted figures of a team, and the resulting amount. */
export interface BillFigures {
  category: BillRow['category']
  turnover: bigint
  betting: bigint
  active_members: number
  active_from: bigint
  net: bigint | null
  carried: bigint
  tier: ContractTier | null
  next_tier: ContractTier | null
  gross: bigint
  deduction: bigint
}

export function shownFigures(counted: BillFigures): DividendPeriod['contracts'][number] {
  const { category, net, carried, tier, next_tier: next, gross, deduction } = counted
  const loss = net === null ? 0n : lossOf({ net, carried })
  return {
    category,
    turnover: textOf(counted.turnover),
    betting: textOf(counted.betting),
    activeMembers: counted.active_members,
    activeFrom: textOf(counted.active_from),
    teamLoss: net === null ? null : textOf(-net),
    carried: net === null ? null : textOf(carried),
    tier,
    next: next && {
      ...missingForTier(next, { volume: counted.turnover, active: counted.active_members, loss }),
      tier: next,
    },
    gross: textOf(gross),
    deduction: textOf(deduction),
    amount: textOf(gross - deduction),
  }
}

function missingForTier(next: ContractTier, figures: { volume: bigint; active: number; loss: bigint }) {
  const { volume, active, loss } = missingFor(conditionsOf(next), figures)
  return { volume: textOf(volume), activeMembers: active, netLoss: textOf(loss) }
}

/** Formats a bill for one of its parties: the upline's account is masked. */
export function shownBill(bill: BillRow, memberId: bigint, accounts: ReadonlyMap<bigint, string>): Bill {
  const side = bill.downline_id === memberId ? 'earner' : 'payer'
  const above = bill.upline_id === null ? null : maskedAccount(accounts.get(bill.upline_id) ?? '')
  return {
    billId: String(bill.id),
    kind: bill.kind,
    ...shownFigures(bill),
    side,
    other: side === 'earner' ? above : (accounts.get(bill.downline_id) ?? ''),
    from: bill.period_from.toISOString(),
    to: bill.period_to.toISOString(),
    createdAt: bill.made_at.toISOString(),
    paid: textOf(bill.paid),
    paidAt: bill.paid_at?.toISOString() ?? null,
    state: bill.state,
  }
}

/** Formats a bill for its payer, with the names of the legacy platform. Source: domain handbook 6.13. */
export function shownToPay(bill: BillRow, accounts: ReadonlyMap<bigint, string>): BillToPay {
  return {
    bill_id: String(bill.id),
    kind: bill.kind,
    beneficiary_name: accounts.get(bill.downline_id) ?? '',
    create_date: bill.made_at.toISOString(),
    team_bet: textOf(bill.turnover),
    team_profit: textOf(bill.net ?? 0n),
    active_member: bill.active_members,
    contract_rate: bill.tier?.rateType === 'P' ? bill.tier.rate : null,
    amount: textOf(unpaidOf(bill)),
    paid: textOf(bill.paid),
    status: bill.paid > 0n ? '1' : '0',
    state: bill.state,
    category: bill.category,
  }
}
