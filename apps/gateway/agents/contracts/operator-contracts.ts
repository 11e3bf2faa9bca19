import type { ContractStatus, ContractStep } from '@ante/contract/agents/contract-state.ts'
import type { ContractCategory, ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { sql } from 'kysely'

import { lockMember } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { inTransaction } from '../../kit/db.ts'
import type { ContractRow } from './contracts.ts'
import { isRefusedStep, moveContract, recordRefusedMove } from './move-contract.ts'
import type { Move, ContractActor } from './move-contract.ts'
import { requireChangedTiers, requireAscendingTiers, hasOpenContract, createOffer } from './offer-rules.ts'
import { changingStep } from './step-contract.ts'
import { termsOf } from './terms.ts'

/** The acting operator and the time of the step. */
export interface ByOperator {
  actor: string
  at: Date
  /** Runs in the transaction of the step. */
  also?: (tx: Db, contract: ContractRow) => Promise<void>
}

/**
 * Offers a top agent a contract with the merchant as upline. Returns null if the agent already has a contract of that
 * kind and category.
 */
export async function offerByOperator(
  db: Db,
  offer: { merchantCode: string; downlineId: bigint; kind: ContractKind; category: ContractCategory },
  tiers: readonly ContractTier[],
  { actor, at, also }: ByOperator,
): Promise<ContractRow | null> {
  await requireAscendingTiers(db, offer, tiers)
  return inTransaction(db, async (tx) => {
    await lockMember(tx, offer.downlineId)
    if (await hasOpenContract(tx, offer)) return null
    const made = await createOffer(tx, { ...offer, uplineId: null, tiers, requestKey: null, actor, at })
    await also?.(tx, made)
    return made
  })
}

/** Changes the terms of a contract with a top agent. */
export async function changeByOperator(
  db: Db,
  contract: ContractDetails,
  tiers: readonly ContractTier[],
  operator: ByOperator,
): Promise<ContractRow> {
  await requireAscendingTiers(db, { merchantCode: contract.merchant_code, kind: contract.kind }, tiers)
  const step = await changingStep(db, contract, contract.version)
  const move = { id: contract.id, step, version: contract.version, tiers }
  return moveAndLog(db, move, merchantActor(operator), {
    ...operator,
    check: (tx, row) => requireChangedTiers(tx, row, tiers),
  })
}

/**
 * Performs a step of the merchant: answers a top agent's request to end the contract, requests its end, or withdraws the
 * merchant's unanswered offer or request.
 */
export const stepByOperator = (
  db: Db,
  contract: ContractDetails,
  step: Extract<ContractStep, 'accept' | 'reject' | 'withdraw' | 'end'>,
  operator: ByOperator,
): Promise<ContractRow> =>
  moveAndLog(db, { id: contract.id, step, version: contract.version }, merchantActor(operator), operator)

/** Ends any contract immediately, regardless of its parties. */
export const terminateContract = (db: Db, contract: ContractDetails, operator: ByOperator): Promise<ContractRow> =>
  moveAndLog(
    db,
    { id: contract.id, step: 'terminate', version: contract.version },
    { as: 'operator', side: 'system', memberId: null, actor: operator.actor, at: operator.at },
    operator,
  )

const merchantActor = ({ actor, at }: ByOperator): ContractActor => ({
  as: 'upline',
  side: 'company',
  memberId: null,
  actor,
  at,
})

interface MoveOptions extends ByOperator {
  check?: (tx: Db, contract: ContractRow) => Promise<void>
}

async function moveAndLog(
  db: Db,
  move: Move,
  mover: ContractActor,
  { also, check }: MoveOptions,
): Promise<ContractRow> {
  try {
    return await inTransaction(db, async (tx) => {
      const after = await moveContract(tx, move, mover, check && ((contract) => check(tx, contract)))
      await also?.(tx, after)
      return after
    })
  } catch (error) {
    if (isRefusedStep(error)) await recordRefusedMove(db, error, mover)
    throw error
  }
}

/** A contract with the accounts of its parties and its terms, for operators. */
export interface ContractDetails extends ContractRow {
  upline: string | null
  downline: string
  tiers: ContractTier[]
  offered: ContractTier[]
}

interface Filter {
  merchantCodes: readonly string[]
  kind?: ContractKind
  statuses?: readonly ContractStatus[]
  /** Account of either party. */
  account?: string
  /** Only contracts that wait for the operator's answer. */
  waiting?: boolean
  limit: number
}

/** Returns contracts of merchants, latest first. */
export async function listContractDetails(db: Db, filter: Filter): Promise<ContractDetails[]> {
  const { merchantCodes, kind, statuses, account, waiting, limit } = filter
  const rows = await contractQuery(db)
    .where('contract.merchant_code', 'in', [...merchantCodes])
    .$if(kind !== undefined, (query) => query.where('contract.kind', '=', kind ?? 'dividend'))
    .$if(statuses !== undefined, (query) => query.where('contract.status', 'in', statuses ?? []))
    .$if(account !== undefined, (query) =>
      query.where(sql<boolean>`lower(${account ?? ''}) in (lower(upline.account), lower(downline.account))`),
    )
    .$if(waiting === true, (query) =>
      query
        .where('contract.upline_id', 'is', null)
        .where('contract.status', '=', 'V')
        .where('contract.ending_by', '=', 'downline'),
    )
    .orderBy('contract.id', 'desc')
    .limit(limit)
    .execute()
  return withTiers(db, rows)
}

/** Returns the contract with this id, or null. */
export async function findContractDetails(db: Db, id: bigint): Promise<ContractDetails | null> {
  const [stored] = await withTiers(db, await contractQuery(db).where('contract.id', '=', id).execute())
  return stored ?? null
}

const contractQuery = (db: Db) =>
  db
    .selectFrom('agent_contract as contract')
    .innerJoin('member as downline', 'downline.id', 'contract.downline_id')
    .leftJoin('member as upline', 'upline.id', 'contract.upline_id')
    .selectAll('contract')
    .select(['upline.account as upline', 'downline.account as downline'])

async function withTiers(
  db: Db,
  rows: (ContractRow & { upline: string | null; downline: string })[],
): Promise<ContractDetails[]> {
  const terms = await termsOf(
    db,
    rows.flatMap((row) => [row.terms_id, row.offered_terms_id]),
  )
  const tiersOf = (id: bigint | null) => (id === null ? [] : (terms.get(id)?.tiers ?? []))
  return rows.map((row) => ({ ...row, tiers: tiersOf(row.terms_id), offered: tiersOf(row.offered_terms_id) }))
}
