import { contractEdge, ContractStatus, waitsFor } from '@ante/contract/agents/contract-state.ts'
import { ContractKind, tierAbove } from '@ante/contract/agents/contract-tiers.ts'
import { showAgentContract } from '@ante/contract/console/agent-contracts.ts'
import type {
  AgentContractRow,
  ContractChange,
  listAgentContracts,
  listContractsOfAgent,
  showOfferTerms,
} from '@ante/contract/console/agent-contracts.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { contractSettingsOf, countOpen, findContractDetails, OPEN, termsOf, tiersHeldBy } from '../../agents/public.ts'
import type { ContractRow } from '../../agents/public.ts'
import { memberById } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { agentOfCall, nameOf, namesOf } from './agent-of-call.ts'

type Ports = Pick<ScreenPorts, 'db' | 'merchants'>

/** Number of versions and steps of a contract that are shown. */
const SHOWN_LIMIT = 100

/** Largest id, for a page without a cursor. */
const END = 9_223_372_036_854_775_807n
const cursorOf = (after: string | undefined): bigint => (after === undefined ? END : BigInt(after))

/** Returns a page of the contracts of a merchant. Each pair of kind and status is read by the index `agent_contract_listed`. */
export async function contractsPage(
  ports: Ports,
  merchantCode: string,
  { kind, status, awaiting, after, size }: ParsedInputOf<typeof listAgentContracts>,
): Promise<OutputOf<typeof listAgentContracts>> {
  const kinds = kind === undefined ? ContractKind.options : [kind]
  const statuses = status === undefined ? ContractStatus.options : [status]
  const filter = awaiting === undefined ? sql`` : sql`and upline_id is null and ending_by = 'downline'`
  const { rows } = await sql<ContractRow>`
    select contract.* from unnest(${kinds}::text[]) kind
    cross join unnest(${awaiting === undefined ? statuses : ['V']}::text[]) status
    cross join lateral (
      select * from agent_contract
      where merchant_code = ${merchantCode} and kind = kind.kind and status = status.status
        and id < ${cursorOf(after)} ${filter}
      order by id desc limit ${size + 1}) contract
    order by contract.id desc limit ${size + 1}`.execute(ports.db)
  return shownPage(ports, merchantCode, { rows, size })
}

/** Returns a page of the contracts of a member with the upline, or with direct downlines. */
export async function contractsOfAgentPage(
  ports: Ports,
  merchantCode: string,
  { agent, side, after, size }: ParsedInputOf<typeof listContractsOfAgent>,
): Promise<OutputOf<typeof listContractsOfAgent>> {
  const { id } = await agentOfCall(ports.db, { merchantCode, agent })
  const rows = await ports.db
    .selectFrom('agent_contract')
    .selectAll()
    .where(side === 'downline' ? 'downline_id' : 'upline_id', '=', id)
    .where('id', '<', cursorOf(after))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  return shownPage(ports, merchantCode, { rows, size })
}

async function shownPage(
  { db, merchants }: Ports,
  merchantCode: string,
  { rows, size }: { rows: readonly ContractRow[]; size: number },
) {
  const { page, next } = pageOf(rows, size, ({ id }) => String(id))
  return { rows: await shownRows(db, page), next, currency: merchants.of(merchantCode).currency }
}

async function shownRows(db: Db, rows: readonly ContractRow[]): Promise<AgentContractRow[]> {
  const [terms, name] = await Promise.all([
    termsOf(
      db,
      rows.flatMap((row) => [row.terms_id, row.offered_terms_id]),
    ),
    namesOf(
      db,
      rows.flatMap((row) => [row.upline_id, row.downline_id]),
    ),
  ])
  const tiersOf = (id: bigint | null) => (id === null ? [] : (terms.get(id)?.tiers ?? []))
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    category: row.category,
    status: row.status,
    endingBy: row.ending_by,
    upline: name(row.upline_id),
    downline: name(row.downline_id) ?? { id: String(row.downline_id), account: '', type: 0 },
    tiers: tiersOf(row.terms_id),
    offered: tiersOf(row.offered_terms_id),
    awaits: awaitedOf(row),
    changedAt: row.changed_at.toISOString(),
  }))
}

const positionOf = (row: Pick<ContractRow, 'status' | 'ending_by'>) => ({ status: row.status, endingBy: row.ending_by })

const awaitedOf = (row: ContractRow) =>
  (['upline', 'downline'] as const).find((side) => waitsFor(positionOf(row), side)) ?? null

/** Steps that staff can take in the present state: in contracts of the merchant as its upline, and the end of any. */
function changesOf(row: ContractRow): ContractChange[] {
  const may = (step: 'accept' | 'reject' | 'withdraw' | 'end') =>
    row.upline_id === null && contractEdge(positionOf(row), step, 'upline') !== undefined
  const possible: [ContractChange, boolean][] = [
    ['approve-end', may('accept')],
    ['reject-end', may('reject')],
    ['withdraw-offer', may('withdraw')],
    ['request-end', may('end')],
    ['terminate', contractEdge(positionOf(row), 'terminate', 'operator') !== undefined],
  ]
  return possible.flatMap(([change, is]) => (is ? [change] : []))
}

/** Returns a contract with its terms and steps. */
export async function shownContract(
  { db, merchants }: Ports,
  merchantCode: string,
  { contract: id }: ParsedInputOf<typeof showAgentContract>,
): Promise<OutputOf<typeof showAgentContract>> {
  const found = await findContractDetails(db, BigInt(id))
  if (!found || found.merchant_code !== merchantCode) throw refusalsOf(showAgentContract)('agent.contract.not.found')
  const { upline_id: uplineId, kind, category } = found
  const uplineTiers = uplineId === null ? null : await tiersHeldBy(db, { memberId: uplineId, kind, category })
  const [row] = await shownRows(db, [found])
  if (!row) throw new Error(`contract ${id} was not shown`)
  const tiers = found.offered.length > 0 ? found.offered : found.tiers
  return {
    contract: row,
    currency: merchants.of(merchantCode).currency,
    uplineTiers,
    tierAboveUpline: uplineTiers === null ? null : tierAbove(tiers, uplineTiers),
    versions: await versionsOf(db, found.id),
    steps: await stepsOf(db, found.id),
    changes: changesOf(found),
  }
}

async function versionsOf(db: Db, contractId: bigint) {
  const rows = await db
    .selectFrom('agent_contract_terms')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('id', 'desc')
    .limit(SHOWN_LIMIT)
    .execute()
  const terms = await termsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: String(row.id),
    madeAt: row.made_at.toISOString(),
    from: row.in_force_from?.toISOString() ?? null,
    to: row.in_force_to?.toISOString() ?? null,
    tiers: terms.get(row.id)?.tiers ?? [],
  }))
}

async function stepsOf(db: Db, contractId: bigint) {
  const rows = await db
    .selectFrom('agent_contract_log')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('id', 'desc')
    .limit(SHOWN_LIMIT)
    .execute()
  const name = await namesOf(
    db,
    rows.map((row) => row.by_member),
  )
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    action: row.action,
    side: row.side,
    by: name(row.by_member)?.account ?? (row.actor || null),
    from: row.from_status,
    to: row.to_status,
    isRefused: row.refused,
  }))
}

/** Returns what limits an offer to a member. */
export async function offerTerms(
  { db, merchants }: Ports,
  merchantCode: string,
  { agent, kind, category }: ParsedInputOf<typeof showOfferTerms>,
): Promise<OutputOf<typeof showOfferTerms>> {
  const member = await agentOfCall(db, { merchantCode, agent })
  const { uplineId } = member
  const settings = await contractSettingsOf(db, merchantCode, kind)
  const upline = uplineId === null ? null : await memberById(db, uplineId)
  const present = await db
    .selectFrom('agent_contract')
    .selectAll()
    .where('downline_id', '=', member.id)
    .where('kind', '=', kind)
    .where('category', '=', category)
    .where('status', 'in', OPEN)
    .executeTakeFirst()
  return {
    agent: nameOf(member),
    upline: upline && nameOf(upline),
    currency: merchants.of(merchantCode).currency,
    isOpen: settings.open,
    uplineTiers: upline && (await tiersHeldBy(db, { memberId: upline.id, kind, category })),
    suggested: settings.tiers,
    quota: upline && { used: await countOpen(db, upline.id, kind), most: settings.maxContracts },
    minimumSeries: settings.minSeries,
    present: present ? ((await shownRows(db, [present]))[0] ?? null) : null,
  }
}
