import type { ConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'

/** What a contract pays: by the day or by each bet, by the hour, or by what is left at the end of a period. */
export type Paid = 'salary' | 'hourly' | 'dividend'

type Field = keyof ConsolidatedFunds

const WAITING: Record<Paid, readonly Field[]> = {
  salary: ['dailysalreqtype', 'realtimesalreqtype'],
  hourly: ['contracthoursalreq'],
  dividend: ['divtypereq'],
}

/** How many wait for the agent's answer. */
export function waitingContracts(funds: ConsolidatedFunds, paid: Paid): number {
  return WAITING[paid].reduce((count, field) => count + Object.keys(funds[field]).length, 0)
}

/** Whether he holds one that pays a dividend, or is offered one. */
export const hasDividend = ({ divtypereq, divtypeinfo }: ConsolidatedFunds): boolean =>
  Object.keys({ ...divtypereq, ...divtypeinfo }).length > 0
