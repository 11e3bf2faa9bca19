import * as z from 'zod/mini'

/** State of a contract. Source: domain handbook 6.8. */
export const ContractStatus = z.enum(['P', 'E', 'V', 'A', 'R', 'C'])
export type ContractStatus = z.output<typeof ContractStatus>

/** Author of a step: the offering party, the receiving party, or the merchant's operators for both. */
export const ContractSide = z.enum(['upline', 'downline', 'company', 'system'])
export type ContractSide = z.output<typeof ContractSide>

/** One of the two parties. */
type Party = 'upline' | 'downline'

/** Actions on an existing contract. */
export type ContractStep = 'accept' | 'reject' | 'modify' | 'edit' | 'withdraw' | 'end' | 'terminate'

/** Action in a contract's log, with the codes of the domain handbook. */
export const ContractAction = z.enum(['N', 'E', 'C', 'A', 'R', 'V', 'P', 'D'])
export type ContractAction = z.output<typeof ContractAction>

interface Edge {
  from: ContractStatus
  step: ContractStep
  /** `requester` is the party that requested the end, `other` the opposite party. */
  by: Party | 'requester' | 'other' | 'operator'
  to: ContractStatus
  action: ContractAction
}

/**
 * All state transitions of a contract. A declined change leaves the previous terms in force; a declined request to end
 * the contract changes nothing; an unanswered step can be withdrawn. The upline of a top agent is the merchant.
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
  { from: 'V', step: 'withdraw', by: 'requester', to: 'A', action: 'R' },
  { from: 'A', step: 'terminate', by: 'operator', to: 'C', action: 'C' },
  { from: 'E', step: 'terminate', by: 'operator', to: 'C', action: 'C' },
  { from: 'V', step: 'terminate', by: 'operator', to: 'C', action: 'C' },
] as const satisfies readonly Edge[]

export interface ContractPosition {
  status: ContractStatus
  /** The party that requested the end. */
  endingBy: Party | null
}

/** Returns the transition of a step, or undefined if the party may not take it. */
export function contractEdge(
  { status, endingBy }: ContractPosition,
  step: ContractStep,
  side: Party | 'operator',
): Edge | undefined {
  const isOf = (actor: Edge['by']) => {
    if (actor === 'requester') return side === endingBy
    if (actor === 'other') return side !== 'operator' && side !== endingBy
    return actor === side
  }
  return contractEdges.find((edge: Edge) => edge.from === status && edge.step === step && isOf(edge.by))
}

/** Whether the contract awaits this party's answer. */
export const waitsFor = (contract: ContractPosition, side: Party): boolean =>
  contractEdge(contract, 'accept', side) !== undefined

/** Whether the contract's terms are in force. */
export const isInForce = (status: ContractStatus): boolean => status === 'A' || status === 'E' || status === 'V'
