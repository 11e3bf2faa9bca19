import { contractEdge } from '@ante/contract/agents/contract-state.ts'
import type { ContractSide, ContractStatus, ContractStep } from '@ante/contract/agents/contract-state.ts'
import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { noteRefused } from '../../kit/state-machine/history.ts'
import { move as moveState } from '../../kit/state-machine/move.ts'
import { IllegalTransition, StaleState } from '../../kit/state-machine/transition-errors.ts'
import { contractStates } from './contract-states.ts'
import { lockedContract } from './contracts.ts'
import type { ContractRow } from './contracts.ts'
import { areSameTiers, storeTerms, termsOf } from './terms.ts'

/** Who takes a step. */
export interface Mover {
  /** How the way is looked up. */
  as: 'upline' | 'downline' | 'operator'
  /** How it is written down. */
  side: ContractSide
  /** Null where an operator does it, who has a name. */
  memberId: bigint | null
  who?: string
  at: Date
}

export interface Move {
  id: bigint
  step: ContractStep
  /** That its maker had before him; null takes it as it is. */
  version: number | null
  /** What is offered with it. */
  tiers?: readonly ContractTier[]
}

/** A step that is refused, with what it was asked of. */
export interface RefusedStep {
  contract: ContractRow
  move: Move
}

/** Nobody of this side can take the step from the state that the contract is in: nothing was done. */
export class IllegalContractStep extends IllegalTransition<ContractStatus> implements RefusedStep {
  readonly contract: ContractRow
  readonly move: Move

  constructor(contract: ContractRow, move: Move) {
    super({ machine: contractStates.name, id: contract.id, from: contract.status, to: ACTIONS[move.step] })
    this.contract = contract
    this.move = move
  }
}

/** The contract has another version than its mover has seen: nothing was done. */
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

/** What has to hold before the step is taken; it throws where it does not. */
export type Check = (contract: ContractRow) => Promise<void>

/**
 * Takes a step, within the caller's transaction: of two who take one at once the second finds another version. A step that was
 * taken already by the same one, from the same version, changes nothing more.
 */
export async function moveContract(tx: Db, move: Move, mover: Mover, check?: Check): Promise<ContractRow> {
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
  const termsId = await enforced(tx, contract, edge.to, { step: move.step, at })
  const change = {
    version: contract.version + 1,
    terms_id: termsId,
    offered_terms_id: edge.to === 'P' || edge.to === 'E' ? offeredId : null,
    ending_by: edge.to === 'V' && mover.as !== 'operator' ? mover.as : null,
  }
  const noted = { ...logged(contract, mover), action: edge.action, to_version: change.version, terms_id: offeredId }
  const transition = { id: contract.id, from: contract.status, to: edge.to }
  return moveState(tx, contractStates, transition, { now: at, who: mover.who ?? '', change, noted })
}

const logged = ({ version }: ContractRow, { side, memberId }: Mover) => ({ by_member: memberId, side, version })

/** Begins and ends what holds; gives what holds from now on, or held last. */
async function enforced(
  tx: Db,
  { terms_id: held, offered_terms_id: offered }: ContractRow,
  to: ContractStatus,
  { step, at }: { step: ContractStep; at: Date },
): Promise<bigint | null> {
  const begins = to === 'A' && step === 'accept' ? offered : null
  if (held !== null && (begins !== null || to === 'C')) {
    // Clocks of gateways differ: nothing ends before it began.
    await tx
      .updateTable('agent_contract_terms')
      .set({ in_force_to: sql<Date>`greatest(${at}::timestamptz, in_force_from)` })
      .where('id', '=', held)
      .execute()
  }
  if (begins === null) return held
  await tx.updateTable('agent_contract_terms').set({ in_force_from: at }).where('id', '=', begins).execute()
  return begins
}

/** Which steps lead where, of those that a repetition is told by. */
async function isRepeated(tx: Db, contract: ContractRow, move: Move, mover: Mover): Promise<boolean> {
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
  return move.tiers === undefined || saysSame(tx, before.terms_id, move.tiers)
}

async function saysSame(tx: Db, termsId: bigint | null, tiers: readonly ContractTier[]): Promise<boolean> {
  const kept = termsId === null ? undefined : (await termsOf(tx, [termsId])).get(termsId)
  return areSameTiers(kept?.tiers ?? [], tiers)
}

async function endingByBefore(tx: Db, contractId: bigint, logId: bigint): Promise<'upline' | 'downline'> {
  const asked = await tx
    .selectFrom('agent_contract_log')
    .select('side')
    .where('contract_id', '=', contractId)
    .where('id', '<', logId)
    .where('action', '=', 'V')
    .where('refused', '=', false)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return asked?.side === 'downline' ? 'downline' : 'upline'
}

/** Writes down a step that was refused. */
export function noteRefusedMove(db: Db, { contract, move }: RefusedStep, mover: Mover): Promise<void> {
  const { id, status: from } = contract
  const action = ACTIONS[move.step]
  const noted = { ...logged(contract, mover), action, version: move.version }
  return noteRefused(db, contractStates, { id, from, to: action }, { now: mover.at, who: mover.who ?? '', noted })
}

const ACTIONS = { accept: 'A', reject: 'R', modify: 'P', edit: 'E', withdraw: 'C', end: 'V', terminate: 'C' } as const
