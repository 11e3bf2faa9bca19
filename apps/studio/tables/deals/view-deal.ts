import type { Title } from '../../kit/titles.ts'
import type { DealView } from '../table-contract.ts'
import type { TableRules } from '../table-rules.ts'
import type { Deal } from './deal.ts'
import { stakesIn } from './stake-totals.ts'

export interface DealSource {
  rules: TableRules
  title: Title
}

/** Returns the public view of a deal: seed and result once it is decided. */
export function viewDeal(deal: Deal, dealer: DealSource, nextAt: number | null): DealView {
  return {
    id: deal.id,
    number: deal.number,
    set: deal.set,
    positionInSet: deal.positionInSet,
    seedHash: deal.seedHash,
    marks: deal.marks ?? [],
    opensAt: deal.opensAt.getTime(),
    closesAt: deal.closesAt.getTime(),
    nextAt,
    decidedAt: deal.decidedAt?.getTime() ?? null,
    outcomes: deal.decidedAt === null ? null : outcomesOf(deal, dealer),
    seed: deal.fairness?.serverSeed ?? null,
  }
}

function outcomesOf({ drawn, totals }: Deal, { rules, title }: DealSource): Record<string, unknown> {
  const allTotals = totals ?? {}
  const moneys = ['', ...Object.keys(allTotals)]
  return Object.fromEntries(moneys.map((money) => [money, rules.outcomeOf(drawn, stakesIn(allTotals, money), title)]))
}
