import { isInForce, waitsFor } from '@ante/contract/agents/contract-state.ts'
import type { ConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'
import { contractModules } from '@ante/contract/agents/contract-modules.ts'
import type { ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'

import { isExcluded } from '../../responsible-gaming/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import type { ContractPorts } from './contract-ports.ts'
import { OPEN } from './contracts.ts'
import type { ContractRow } from './contracts.ts'
import { termsOf } from './terms.ts'
import type { StoredTerms } from './terms.ts'

/** Returns the contracts that await the member's answer and those in force, in the format of legacy pages. */
export async function showFunds(
  { db, clock, merchants }: ContractPorts,
  { type, memberId, merchantCode }: SignedIn,
): Promise<ConsolidatedFunds> {
  if (!memberMay.signContracts(type)) throw commonRefusal('function.not.available')
  const found = await db
    .selectFrom('agent_contract')
    .selectAll()
    .where('downline_id', '=', BigInt(memberId))
    .where('status', 'in', OPEN)
    .orderBy('id')
    .execute()
  const rows = found.filter(({ kind }) => merchants.moduleIsOn(merchantCode, contractModules[kind]))
  const terms = await termsOf(
    db,
    rows.flatMap((row) => [row.terms_id, row.offered_terms_id]),
  )
  const statusOf = (row: ContractRow) => ({ status: row.status, endingBy: row.ending_by })
  // Contracts to sign are hidden from excluded members.
  const isExcludedNow = rows.length > 0 && (await isExcluded(db, BigInt(memberId), clock.now()))
  const pending = isExcludedNow ? [] : rows.filter((row) => waitsFor(statusOf(row), 'downline'))
  const contractsInForce = rows.filter((row) => isInForce(row.status))
  const dividends = byCategory(pending, 'dividend', (row) => dividendOf(row, offeredTiers(terms, row)))
  return {
    dailysalreqtype: byCategory(pending, 'daily_salary', (row) => dailyOf(row, offeredTiers(terms, row))),
    divtypereq: dividends,
    divtypecompperiodreq: dividends,
    contracthoursalreq: byCategory(pending, 'hourly_salary', (row) => hourlyOf(row, offeredTiers(terms, row))),
    realtimesalreqtype: byCategory(pending, 'realtime_salary', (row) => dailyOf(row, offeredTiers(terms, row))),
    dailysalinfotype: byCategory(contractsInForce, 'daily_salary', (row) => dailyOf(row, tiersInForce(terms, row))),
    divtypeinfo: byCategory(contractsInForce, 'dividend', (row) => dividendOf(row, tiersInForce(terms, row))),
    contracthoursalinfo: byCategory(contractsInForce, 'hourly_salary', (row) =>
      hourlyOf(row, tiersInForce(terms, row)),
    ),
    realtimesalinfotype: byCategory(contractsInForce, 'realtime_salary', (row) =>
      dailyOf(row, tiersInForce(terms, row)),
    ),
  }
}

const byCategory = <Shape>(rows: readonly ContractRow[], kind: ContractKind, shapeOf: (row: ContractRow) => Shape) =>
  Object.fromEntries(rows.filter((row) => row.kind === kind).map((row) => [row.category, shapeOf(row)]))

const tiersOf = (terms: Map<bigint, StoredTerms>, id: bigint | null): ContractTier[] =>
  id === null ? [] : (terms.get(id)?.tiers ?? [])
const tiersInForce = (terms: Map<bigint, StoredTerms>, row: ContractRow) => tiersOf(terms, row.terms_id)
/** Returns the offered terms, or those in force if the request is to end the contract. */
const offeredTiers = (terms: Map<bigint, StoredTerms>, row: ContractRow) =>
  tiersOf(terms, row.offered_terms_id ?? row.terms_id)

const ratedOf = ({ activeMembers, rateType, rate }: ContractTier) => ({ activeMember: activeMembers, rateType, rate })

const dividendOf = ({ status }: ContractRow, tiers: ContractTier[]) =>
  tiers.map(({ minVolume, netLoss, activeMembers, rate }) => ({
    minimumBet: minVolume,
    netLoss,
    activeMember: activeMembers,
    contractRate: rate,
    status,
  }))

const dailyOf = ({ id, status }: ContractRow, tiers: ContractTier[]) => ({
  id: String(id),
  status,
  details: tiers.map((tier) => ({ betVolume: tier.minVolume, ...ratedOf(tier) })),
})

const hourlyOf = ({ id, status }: ContractRow, tiers: ContractTier[]) => ({
  contractId: String(id),
  status,
  hourSalaryRates: tiers.map((tier) => ({ minimumBet: tier.minVolume, ...ratedOf(tier) })),
})
