import { tierAbove, tierProblem } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractCategory, ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { changeContract, offerContract } from '@ante/contract/agents/contracts.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { OPEN, tiersHeldBy } from './contracts.ts'
import type { ContractRow } from './contracts.ts'
import { areSameTiers, storeTiers, termsOf } from './terms.ts'

/** Refusals of an offer. A change of terms has the same refusals about terms, and `refuseChange`. */
const refuse = refusalsOf(offerContract)
const refuseChange = refusalsOf(changeContract)

export interface Offer {
  merchantCode: string
  /** Null: the merchant. */
  uplineId: bigint | null
  downlineId: bigint
  kind: ContractKind
  category: ContractCategory
  tiers: readonly ContractTier[]
  /** Idempotency key of the caller: a repeat is the same offer. */
  requestKey: string | null
  actor: string
  at: Date
}

/**
 * Refuses tiers unless each has a higher threshold than the previous tier, pays at least as much, and is payable in the
 * currency.
 */
export async function requireAscendingTiers(
  db: Db,
  { merchantCode, kind }: Pick<Offer, 'merchantCode' | 'kind'>,
  tiers: readonly ContractTier[],
): Promise<void> {
  const { currency } = await db
    .selectFrom('merchant')
    .select('currency')
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  const problem = tierProblem(kind, tiers, currency)
  if (problem) throw refuse('contract.tiers.invalid', problem)
}

/** Refuses a tier that pays more than the offering agent receives under the same conditions. */
export async function requireWithinOwnTiers(
  tx: Db,
  {
    tiers,
    ...agentRole
  }: { memberId: bigint; kind: ContractKind; category: ContractCategory; tiers: readonly ContractTier[] },
): Promise<void> {
  const tierNumber = tierAbove(tiers, await tiersHeldBy(tx, agentRole))
  if (tierNumber !== null) throw refuse('contract.above.own', { tierNumber })
}

export async function hasOpenContract(
  tx: Db,
  { downlineId, kind, category }: Pick<Offer, 'downlineId' | 'kind' | 'category'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('agent_contract')
    .select('id')
    .where('downline_id', '=', downlineId)
    .where('kind', '=', kind)
    .where('category', '=', category)
    .where('status', 'in', OPEN)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the number of open contracts of a kind that an agent has with downlines. */
export async function countOpen(db: Db, uplineId: bigint, kind: ContractKind): Promise<number> {
  const { count } = await db
    .selectFrom('agent_contract')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('upline_id', '=', uplineId)
    .where('kind', '=', kind)
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Refuses terms that equal those offered or in force. */
export async function requireChangedTiers(
  tx: Db,
  contract: ContractRow,
  tiers: readonly ContractTier[],
): Promise<void> {
  const id = contract.offered_terms_id ?? contract.terms_id
  const stored = id === null ? undefined : (await termsOf(tx, [id])).get(id)
  if (stored && areSameTiers(stored.tiers, tiers)) throw refuseChange('modify.new.old.same')
}

/** Stores an offer that passed all checks. */
export async function createOffer(tx: Db, offer: Offer): Promise<ContractRow> {
  const { merchantCode, uplineId, downlineId, kind, category, tiers, requestKey, actor, at } = offer
  // An offered contract references its terms and the terms reference their contract: one statement inserts both.
  const { rows } = await sql<{ id: bigint; terms_id: bigint }>`
    with created as (
      insert into agent_contract
        (merchant_code, upline_id, downline_id, kind, category, status, offered_terms_id, made_at, changed_at)
      values (${merchantCode}, ${uplineId}, ${downlineId}, ${kind}, ${category}, 'P',
        nextval(pg_get_serial_sequence('agent_contract_terms', 'id')), ${at}, ${at})
      returning id, offered_terms_id
    ), terms as (
      insert into agent_contract_terms (id, contract_id, made_at, made_by) overriding system value
      select offered_terms_id, id, ${at}, ${uplineId} from created
    )
    select id, offered_terms_id as terms_id from created`.execute(tx)
  const [created] = rows
  if (!created) throw new Error('an offer was not stored')
  await storeTiers(tx, created.terms_id, tiers)
  const actorColumns =
    uplineId === null
      ? ({ side: 'company', by_member: null } as const)
      : ({ side: 'upline', by_member: uplineId } as const)
  await tx
    .insertInto('agent_contract_log')
    .values({
      contract_id: created.id,
      action: 'N',
      at,
      ...actorColumns,
      actor,
      to_status: 'P',
      to_version: 1,
      terms_id: created.terms_id,
      request_key: requestKey,
    })
    .execute()
  return tx.selectFrom('agent_contract').selectAll().where('id', '=', created.id).executeTakeFirstOrThrow()
}
