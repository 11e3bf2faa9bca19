import type { ConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'

/** Basis of a contract's payments: per day or per bet, per hour, or on the result of a period. */
export type PaymentBasis = 'salary' | 'hourly' | 'dividend'

type Field = keyof ConsolidatedFunds

const WAITING: Record<PaymentBasis, readonly Field[]> = {
  salary: ['dailysalreqtype', 'realtimesalreqtype'],
  hourly: ['contracthoursalreq'],
  dividend: ['divtypereq'],
}

/** Returns the number of contracts that await the agent's answer. */
export function waitingContracts(funds: ConsolidatedFunds, paid: PaymentBasis): number {
  return WAITING[paid].reduce((count, field) => count + Object.keys(funds[field]).length, 0)
}

/** Whether the agent holds a dividend contract, or is offered one. */
export const hasDividend = ({ divtypereq, divtypeinfo }: ConsolidatedFunds): boolean =>
  Object.keys({ ...divtypereq, ...divtypeinfo }).length > 0
