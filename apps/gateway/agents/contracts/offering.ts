import { tierAbove } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractCategory, ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import type { getContractTerms, listContractReceivers } from '@ante/contract/agents/contracts.ts'
import { CONTRACTS_PER_PAGE } from '@ante/contract/agents/contracts.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import { requireParty, requireUpline, offersToPlayers } from './contract-ports.ts'
import type { ContractPorts } from './contract-ports.ts'
import { IN_FORCE, OPEN } from './contracts.ts'
import { countOpen } from './offer-rules.ts'
import { contractSettingsOf } from './settings.ts'
import { termsOf } from './terms.ts'

/** Returns the member's own terms of a kind and, for agents, the terms that they may offer. */
export async function showContractTerms(
  ports: ContractPorts,
  member: SignedIn,
  { kind }: ParsedInputOf<typeof getContractTerms>,
): Promise<OutputOf<typeof getContractTerms>> {
  const { db } = ports
  await requireParty(ports, member, kind)
  const memberId = BigInt(member.memberId)
  const [settings, own, usedContracts] = await Promise.all([
    contractSettingsOf(db, member.merchantCode, kind),
    ownTiers(db, memberId, kind),
    countOpen(db, memberId, kind),
  ])
  return {
    mayOffer: settings.open && own.length > 0 && memberMay.openAgencyCentre(member.type),
    own,
    usedContracts,
    totalContracts: settings.maxContracts,
    seriesRestriction: settings.minSeries,
    defaultTiers: settings.tiers.filter((tier) => own.some(({ tiers }) => tierAbove([tier], tiers) === null)),
    currency: member.currency,
  }
}

async function ownTiers(
  db: Db,
  memberId: bigint,
  kind: ContractKind,
): Promise<{ category: ContractCategory; tiers: ContractTier[] }[]> {
  const rows = await db
    .selectFrom('agent_contract')
    .select(['category', 'terms_id'])
    .where('downline_id', '=', memberId)
    .where('kind', '=', kind)
    .where('status', 'in', IN_FORCE)
    .orderBy('category')
    .execute()
  const terms = await termsOf(
    db,
    rows.map(({ terms_id: id }) => id),
  )
  return rows.map(({ category, terms_id: id }) => ({
    category,
    tiers: id === null ? [] : (terms.get(id)?.tiers ?? []),
  }))
}

const AGENT = 1
const PLAYER = 0

/** Returns a page of direct downlines to whom a contract may be offered, with their current contracts. */
export async function receiversOf(
  ports: ContractPorts,
  member: SignedIn,
  { kind, search, after }: ParsedInputOf<typeof listContractReceivers>,
): Promise<OutputOf<typeof listContractReceivers>> {
  await requireUpline(ports, member, kind)
  const types = offersToPlayers(ports, member.merchantCode) ? [PLAYER, AGENT] : [AGENT]
  const prefixPattern = `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<{ id: bigint; account: string; type: number; categoriesInUse: ContractCategory[] }>`
    select below.id, below.account, below.type, array(
        select category from agent_contract
        where downline_id = below.id and kind = ${kind} and status = any (${[...OPEN]}::text[]) order by category
      ) as "categoriesInUse"
    from member below
    where below.merchant_code = ${member.merchantCode} and below.upline_id = ${BigInt(member.memberId)}
      and below.status = 'active' and below.type = any (${types}::int[]) and lower(below.account) like ${prefixPattern}
      ${after === undefined ? sql`` : sql`and lower(below.account) ~>~ lower(${after})`}
    order by lower(below.account) using ~<~ limit ${CONTRACTS_PER_PAGE + 1}`.execute(ports.db)
  const { page, next } = pageOf(rows, CONTRACTS_PER_PAGE, ({ account }) => account)
  return {
    receivers: page.map(({ id, ...receiver }) => ({ memberId: String(id), ...receiver })),
    next,
  }
}
