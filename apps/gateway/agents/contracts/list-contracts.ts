import { CONTRACT_STEPS_SHOWN, CONTRACTS_PER_PAGE } from '@ante/contract/agents/contracts.ts'
import type { listContracts, showContract } from '@ante/contract/agents/contracts.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { isExcluded } from '../../responsible-gaming/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { pageOf } from '../../kit/page-of.ts'
import { requireParty, requireUpline } from './contract-ports.ts'
import type { ContractPorts } from './contract-ports.ts'
import { OPEN } from './contracts.ts'
import { shownContracts } from './shown-contract.ts'
import { findRequestedContract } from './step-contract.ts'
import { termsOf } from './terms.ts'

/** Returns a page of the member's contracts of a kind with upline or downlines, latest first. */
export async function contractsOf(
  ports: ContractPorts,
  member: SignedIn,
  { kind, side, state, downline, after }: ParsedInputOf<typeof listContracts>,
): Promise<OutputOf<typeof listContracts>> {
  const { db, clock } = ports
  if (side === 'upline') await requireUpline(ports, member, kind)
  else await requireParty(ports, member, kind)
  const memberId = BigInt(member.memberId)
  const isExcludedNow = side === 'downline' && (await isExcluded(db, memberId, clock.now()))
  const rows = await db
    .selectFrom('agent_contract')
    .selectAll()
    .where(side === 'upline' ? 'upline_id' : 'downline_id', '=', memberId)
    .where('kind', '=', kind)
    .where('status', state === 'open' ? 'in' : 'not in', OPEN)
    // Hides offers from excluded members, because offers encourage play.
    .$if(isExcludedNow, (query) => query.where('status', '<>', 'P'))
    .$if(side === 'upline' && downline !== undefined, (query) => query.where('downline_id', '=', BigInt(downline ?? 0)))
    .$if(after !== undefined, (earlier) => earlier.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(CONTRACTS_PER_PAGE + 1)
    .execute()
  const { page, next } = pageOf(rows, CONTRACTS_PER_PAGE, ({ id }) => String(id))
  return {
    contracts: await shownContracts(db, page, memberId),
    next,
    currency: member.currency,
  }
}

/** Returns one contract with its history. */
export async function showOneContract(
  ports: ContractPorts,
  member: SignedIn,
  { id }: ParsedInputOf<typeof showContract>,
): Promise<OutputOf<typeof showContract>> {
  const { db } = ports
  const { row } = await findRequestedContract(ports, member, id)
  await requireParty(ports, member, row.kind)
  const steps = await db
    .selectFrom('agent_contract_log')
    .selectAll()
    .where('contract_id', '=', row.id)
    .where('refused', '=', false)
    .orderBy('id', 'desc')
    .limit(CONTRACT_STEPS_SHOWN)
    .execute()
  const [contract] = await shownContracts(db, [row], BigInt(member.memberId))
  if (!contract) throw new Error(`the contract ${id} cannot be shown`)
  const terms = await termsOf(
    db,
    steps.map(({ terms_id: termsId }) => termsId),
  )
  return {
    contract,
    steps: steps.map((step) => ({
      action: step.action,
      at: step.at.toISOString(),
      side: step.side,
      toStatus: step.to_status,
      tiers: step.terms_id === null ? null : (terms.get(step.terms_id)?.tiers ?? null),
    })),
    currency: member.currency,
  }
}
