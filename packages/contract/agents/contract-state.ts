import * as z from 'zod/mini'

/** How a contract stands. Source: domain handbook 6.8. */
export const ContractStatus = z.enum(['P', 'E', 'V', 'A', 'R', 'C'])
export type ContractStatus = z.output<typeof ContractStatus>

/** Whose step it is: who offers, who is offered, or the merchant's people over both. */
export const ContractSide = z.enum(['upline', 'downline', 'company', 'system'])
export type ContractSide = z.output<typeof ContractSide>

/** Whichever of the two does it. */
type Party = 'upline' | 'downline'

/** What one can do with a contract that there is. */
export type ContractStep = 'accept' | 'reject' | 'modify' | 'edit' | 'withdraw' | 'end' | 'terminate'

/** What the log says of it: N E C A R V P D as in the handbook. */
export const ContractAction = z.enum(['N', 'E', 'C', 'A', 'R', 'V', 'P', 'D'])
export type ContractAction = z.output<typeof ContractAction>

interface Edge {
  from: ContractStatus
  step: ContractStep
  /** `asked` is whoever wants it to end, `other` the one across. */
  by: Party | 'asked' | 'other' | 'operator'
  to: ContractStatus
  action: ContractAction
}

/**
 * Every way that a contract can go, and no other. A change that was declined leaves what held before; an end that was declined
 * leaves all as it was; what nobody has answered can be taken back. Of a top agent the merchant's people are the upline.
 */
export const contractEdges = [
  { from: 'P', step: 'accept', by: 'downline', to: 'A', action: 'A' },
  { from: 'P', step: 'reject', by: 'downline', to: 'R', action: 'R' },
  { from: 'P', step: 'modify', by: 'upline', to: 'P', action: 'P' },
  { from: 'P', step: 'withdraw', by: 'upline', to: 'C', action: 'C' },
  { from: 'A', step: 'edit', by: 'upline', to: 'E', action: 'E' },
  { from: 'E', step: 'accept', by: 'downline', to: 'A', action: 'A' },
  { from: 'E', step: 'reject', by: 'downline', to: 'A', action: 'R' },
  { from: 'E', step: 'modify', by: 'upline', to: 'E', action: 'P' },
  { from: 'E', step: 'withdraw', by: 'upline', to: 'A', action: 'R' },
  { from: 'A', step: 'end', by: 'upline', to: 'V', action: 'V' },
  { from: 'A', step: 'end', by: 'downline', to: 'V', action: 'V' },
  { from: 'V', step: 'accept', by: 'other', to: 'C', action: 'C' },
  { from: 'V', step: 'reject', by: 'other', to: 'A', action: 'R' },
  { from: 'V', step: 'withdraw', by: 'asked', to: 'A', action: 'R' },
  { from: 'A', step: 'terminate', by: 'operator', to: 'C', action: 'C' },
  { from: 'E', step: 'terminate', by: 'operator', to: 'C', action: 'C' },
  { from: 'V', step: 'terminate', by: 'operator', to: 'C', action: 'C' },
] as const satisfies readonly Edge[]

export interface ContractPosition {
  status: ContractStatus
  /** Who asks to end it. */
  endingBy: Party | null
}

/** The way that this step leads, or undefined where there is none for whoever wants it. */
export function contractEdge(
  { status, endingBy }: ContractPosition,
  step: ContractStep,
  side: Party | 'operator',
): Edge | undefined {
  const isOf = (by: Edge['by']) => {
    if (by === 'asked') return side === endingBy
    if (by === 'other') return side !== 'operator' && side !== endingBy
    return by === side
  }
  return contractEdges.find((edge: Edge) => edge.from === status && edge.step === step && isOf(edge.by))
}

/** Whether it waits for an answer of this side. */
export const waitsFor = (contract: ContractPosition, side: Party): boolean =>
  contractEdge(contract, 'accept', side) !== undefined

/** Whether its terms hold. */
export const isInForce = (status: ContractStatus): boolean => status === 'A' || status === 'E' || status === 'V'
