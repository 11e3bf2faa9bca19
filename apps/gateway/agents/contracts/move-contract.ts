import { contractEdge } from '@ante/contract/agents/contract-state.ts'
import type { ContractSide, ContractStatus, ContractStep } from '@ante/contract/agents/contract-state.ts'
import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { recordRefused } from '../../kit/state-machine/history.ts'
import { move as moveState } from '../../kit/state-machine/move.ts'
import { IllegalTransition, StaleState } from '../../kit/state-machine/transition-errors.ts'
import { contractStates } from './contract-states.ts'
import { lockedContract } from './contracts.ts'
import type { ContractRow } from './contracts.ts'
import { areSameTiers, storeTerms, termsOf } from './terms.ts'

/** Actor of a step. */
export interface ContractActor {
  /** Role for which the transition is looked up. */
  as: 'upline' | 'downline' | 'operator'
  /** Side recorded in the log. */
  side: ContractSide
  /** Null for operators, who have a name instead. */
  memberId: bigint | null
  actor?: string
  at: Date
}

export interface Move {
  id: bigint
  step: ContractStep
  /** Version of the contract that the actor saw; null means the current version. */
  version: number | null
  /** Terms offered with the step. */
  tiers?: readonly ContractTier[]
}

/** A refused step, with its contract. */
export interface RefusedStep {
  contract: ContractRow
  move: Move
}

/** The actor's side has no such transition from the current state: nothing was changed. */
export class IllegalContractStep extends IllegalTransition<ContractStatus> implements RefusedStep {
  readonly contract: ContractRow
  readonly move: Move

  constructor(contract: ContractRow, move: Move) {
    super({ machine: contractStates.name, id: contract.id, from: contract.status, to: ACTIONS[move.step] })
    this.contract = contract
    this.move = move
  }
}

/** The contract has another version than the actor saw: nothing was changed. */
export class StaleContract extends StaleState implements RefusedStep {
  readonly contract: ContractRow
  readonly move: Move

  constructor(contract: ContractRow, move: Move) {
    super({ machine: contractStates.name, id: contract.id, from: `version ${move.version}`, to: ACTIONS[move.step] })
    this.contract = contract
    this.move = move
  }
}

export const isRefusedStep = (error: unknown): error is IllegalContractStep | StaleContract =>
  error instanceof IllegalContractStep || error instanceof StaleContract

/** Checks a condition of a step; throws if the condition is not met. */
export type Check = (contract: ContractRow) => Promise<void>

/**
 * Makes a step within the caller's transaction, which locks the contract. Throws `StaleContract` if another step has
 * changed the version, and `IllegalContractStep`. A repeat of a step by the same member from the same version changes
 * nothing and returns the contract.
 */
export async function moveContract(tx: Db, move: Move, mover: ContractActor, check?: Check): Promise<ContractRow> {
  const contract = await lockedContract(tx, move.id)
  if (!contract) throw new Error(`there is no contract ${move.id}`)
  if (await isRepeated(tx, contract, move, mover)) return contract
  const edge = contractEdge({ status: contract.status, endingBy: contract.ending_by }, move.step, mover.as)
  if (move.version !== null && move.version !== contract.version) throw new StaleContract(contract, move)
  if (!edge) throw new IllegalContractStep(contract, move)
  await check?.(contract)
  const { at, memberId } = mover
  const offeredId = move.tiers
    ? await storeTerms(tx, { contractId: contract.id, madeBy: memberId, at }, move.tiers)
    : null
  const termsId = await enforceTerms(tx, contract, edge.to, { step: move.step, at })
  const change = {
    version: contract.version + 1,
    terms_id: termsId,
    offered_terms_id: edge.to === 'P' || edge.to === 'E' ? offeredId : null,
    ending_by: edge.to === 'V' && mover.as !== 'operator' ? mover.as : null,
  }
  const historyColumns = {
    ...logColumns(contract, mover),
    action: edge.action,
    to_version: change.version,
    terms_id: offeredId,
  }
  const transition = { id: contract.id, from: contract.status, to: edge.to }
  return moveState(tx, contractStates, transition, { now: at, actor: mover.actor ?? '', change, historyColumns })
}

const logColumns = ({ version }: ContractRow, { side, memberId }: ContractActor) => ({
  by_member: memberId,
  side,
  version,
})

/** Stores when terms begin and end to be in force. Returns the id of the terms in force after the step, or the last. */
async function enforceTerms(
  tx: Db,
  { terms_id: currentTermsId, offered_terms_id: offeredTermsId }: ContractRow,
  to: ContractStatus,
  { step, at }: { step: ContractStep; at: Date },
): Promise<bigint | null> {
  const startingTermsId = to === 'A' && step === 'accept' ? offeredTermsId : null
  if (currentTermsId !== null && (startingTermsId !== null || to === 'C')) {
    // `at` may be before the begin, because clocks of gateways differ; terms must not end before they begin.
    await tx
      .updateTable('agent_contract_terms')
      .set({ in_force_to: sql<Date>`greatest(${at}::timestamptz, in_force_from)` })
      .where('id', '=', currentTermsId)
      .execute()
  }
  if (startingTermsId === null) return currentTermsId
  await tx.updateTable('agent_contract_terms').set({ in_force_from: at }).where('id', '=', startingTermsId).execute()
  return startingTermsId
}

/** Whether the log shows that the same member already made this step from the same version with the same terms. */
async function isRepeated(tx: Db, contract: ContractRow, move: Move, mover: ContractActor): Promise<boolean> {
  if (move.version === null || move.version >= contract.version || mover.memberId === null) return false
  const before = await tx
    .selectFrom('agent_contract_log')
    .selectAll()
    .where('contract_id', '=', contract.id)
    .where('version', '=', move.version)
    .where('refused', '=', false)
    .where('by_member', '=', mover.memberId)
    .where('to_version', 'is not', null)
    .executeTakeFirst()
  if (!before?.from_status) return false
  const endingBy = before.from_status === 'V' ? await endingByBefore(tx, contract.id, before.id) : null
  const edge = contractEdge({ status: before.from_status, endingBy }, move.step, mover.as)
  if (edge?.action !== before.action || edge.to !== before.to_status) return false
  return move.tiers === undefined || hasSameTiers(tx, before.terms_id, move.tiers)
}

async function hasSameTiers(tx: Db, termsId: bigint | null, tiers: readonly ContractTier[]): Promise<boolean> {
  const stored = termsId === null ? undefined : (await termsOf(tx, [termsId])).get(termsId)
  return areSameTiers(stored?.tiers ?? [], tiers)
}

async function endingByBefore(tx: Db, contractId: bigint, logId: bigint): Promise<'upline' | 'downline'> {
  const stored = await tx
    .selectFrom('agent_contract_log')
    .select('side')
    .where('contract_id', '=', contractId)
    .where('id', '<', logId)
    .where('action', '=', 'V')
    .where('refused', '=', false)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return stored?.side === 'downline' ? 'downline' : 'upline'
}

/** Logs a refused step. */
export function recordRefusedMove(db: Db, { contract, move }: RefusedStep, mover: ContractActor): Promise<void> {
  const { id, status: from } = contract
  const action = ACTIONS[move.step]
  const historyColumns = { ...logColumns(contract, mover), action, version: move.version }
  return recordRefused(
    db,
    contractStates,
    { id, from, to: action },
    { now: mover.at, actor: mover.actor ?? '', historyColumns },
  )
}

const ACTIONS = { accept: 'A', reject: 'R', modify: 'P', edit: 'E', withdraw: 'C', end: 'V', terminate: 'C' } as const
