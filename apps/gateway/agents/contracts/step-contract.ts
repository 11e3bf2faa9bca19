import type { ContractStep } from '@ante/contract/agents/contract-state.ts'
import type { ContractCategory, ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { stepContract } from '@ante/contract/agents/contracts.ts'
import type { changeContract, Contract } from '@ante/contract/agents/contracts.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { requireParty, requireUpline } from './contract-ports.ts'
import type { ContractPorts } from './contract-ports.ts'
import { OPEN, termsOfDownlines, sideOf } from './contracts.ts'
import type { ContractRow } from './contracts.ts'
import { isRefusedStep, moveContract, recordRefusedMove } from './move-contract.ts'
import type { Check, Move, ContractActor } from './move-contract.ts'
import { requireChangedTiers, requireAscendingTiers, requireWithinOwnTiers } from './offer-rules.ts'
import { isBelowDownlineRates, shownContracts } from './shown-contract.ts'
import { termsOf } from './terms.ts'

const refuse = refusalsOf(stepContract)

type Input = Omit<ParsedInputOf<typeof stepContract>, 'version'> & { version: number | null }

/** Takes a step of a contract in the name of one of its parties: accept, decline, withdraw a request, or end. */
export async function takeStep(ports: ContractPorts, member: SignedIn, input: Input): Promise<Contract> {
  const { row, side } = await findRequestedContract(ports, member, input.id)
  await requireParty(ports, member, row.kind)
  const move = { id: row.id, step: input.step, version: input.version }
  return moveOwnContract(ports, member, { move, side }, async (tx, contract) => {
    const accepts = input.step === 'accept' && contract.status !== 'V'
    // Excluded members may decline and end, but not accept.
    if (accepts) await requireNotExcluded(tx, BigInt(member.memberId), ports.clock.now())
    if (side === 'downline' && !input.confirmed && (input.step === 'accept' || input.step === 'end')) {
      await requireRateConfirmation(tx, contract)
    }
  })
}

/** Refuses with `contract.confirm.higher.rate` if the downline would receive less than the downline has promised. */
async function requireRateConfirmation(tx: Db, contract: ContractRow): Promise<void> {
  const offeredId = contract.offered_terms_id
  const offeredTerms = offeredId === null ? null : (await termsOf(tx, [offeredId])).get(offeredId)
  const downlineTerms = (await termsOfDownlines(tx, [contract.downline_id]))(contract)
  if (isBelowDownlineRates(contract, offeredTerms?.tiers ?? [], downlineTerms))
    throw refuse('contract.confirm.higher.rate')
}

/** Offers new terms for a contract in force, or replaces the terms of an offer. */
export async function changeTerms(
  ports: ContractPorts,
  member: SignedIn,
  { id, version, tiers }: ParsedInputOf<typeof changeContract>,
): Promise<Contract> {
  const { row, side } = await findRequestedContract(ports, member, id)
  await requireUpline(ports, member, row.kind)
  await requireNotExcluded(ports.db, BigInt(member.memberId), ports.clock.now())
  const step = await changingStep(ports.db, row, version)
  return moveOwnContract(ports, member, { move: { id: row.id, step, version, tiers }, side }, async (tx, contract) => {
    await requireAscendingTiers(tx, { merchantCode: contract.merchant_code, kind: contract.kind }, tiers)
    await requireChangedTiers(tx, contract, tiers)
    const { kind, category } = contract
    await requireWithinOwnTiers(tx, { memberId: BigInt(member.memberId), kind, category, tiers })
  })
}

/**
 * Returns the step that changes terms: `modify` if the contract was an offer at the version that the caller read,
 * `edit` if it was in force.
 */
export async function changingStep(db: Db, row: ContractRow, version: number): Promise<ContractStep> {
  if (version >= row.version) return row.status === 'P' || row.status === 'E' ? 'modify' : 'edit'
  const entry = await db
    .selectFrom('agent_contract_log')
    .select('from_status')
    .where('contract_id', '=', row.id)
    .where('version', '=', version)
    .where('refused', '=', false)
    .where('to_version', 'is not', null)
    .executeTakeFirst()
  return entry?.from_status === 'P' || entry?.from_status === 'E' ? 'modify' : 'edit'
}

interface OwnMove {
  move: Move
  side: 'upline' | 'downline'
}

async function moveOwnContract(
  { db, clock }: ContractPorts,
  member: SignedIn,
  { move, side }: OwnMove,
  check: (tx: Db, contract: ContractRow) => Promise<void>,
): Promise<Contract> {
  const memberId = BigInt(member.memberId)
  const mover: ContractActor = { as: side, side, memberId, at: clock.now() }
  try {
    const row = await inTransaction(db, (tx) => {
      const checked: Check = (contract) => check(tx, contract)
      return moveContract(tx, move, mover, checked)
    })
    const [contract] = await shownContracts(db, [row], memberId)
    if (!contract) throw new Error(`the contract ${row.id} cannot be shown`)
    return contract
  } catch (error) {
    if (!isRefusedStep(error)) throw error
    await recordRefusedMove(db, error, mover)
    const { status, version } = error.contract
    throw refuse('ILLEGAL_STATE', { status, version })
  }
}

/** Returns a contract of the member; foreign and missing contracts get the same refusal. */
export async function findRequestedContract(
  { db, log }: Pick<ContractPorts, 'db' | 'log'>,
  { memberId, merchantCode }: SignedIn,
  id: string,
): Promise<{ row: ContractRow; side: 'upline' | 'downline' }> {
  const row = await db.selectFrom('agent_contract').selectAll().where('id', '=', BigInt(id)).executeTakeFirst()
  const side = row ? sideOf(row, BigInt(memberId)) : null
  if (row && side) return { row, side }
  if (row) {
    log.warn(
      { event: 'contract.foreign_requested', memberId, merchantCode, contractId: id },
      'member requested a contract of other members',
    )
  }
  throw refuse('contract.not.found')
}

/** Returns the member's open contract of a kind and category. */
export async function ownOpenContract(
  db: Db,
  { memberId }: SignedIn,
  { kind, category }: { kind: ContractKind; category: ContractCategory },
): Promise<string> {
  const row = await db
    .selectFrom('agent_contract')
    .select('id')
    .where('downline_id', '=', BigInt(memberId))
    .where('kind', '=', kind)
    .where('category', '=', category)
    .where('status', 'in', OPEN)
    .executeTakeFirst()
  if (!row) throw refuse('contract.not.found')
  return String(row.id)
}

/** Refuses an id of another kind or of another member's contract. */
export async function requireKind(
  ports: Pick<ContractPorts, 'db' | 'log'>,
  member: SignedIn,
  { id, kind }: { id: string; kind: ContractKind },
): Promise<void> {
  const { row } = await findRequestedContract(ports, member, id)
  if (row.kind !== kind) throw refuse('contract.not.found')
}
