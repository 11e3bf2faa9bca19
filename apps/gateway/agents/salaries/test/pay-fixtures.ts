import type { ContractCategory, ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { pino } from 'pino'

import { textOf, unitsOf } from '../../../kit/money.ts'
import { gamesOf, writeRounds } from '../../../launch/test/rounds.ts'
import { makeTestMember } from '../../../test/make-test-member.ts'
import type { TestMember } from '../../../test/make-test-member.ts'
import type { SharedGateway, TestGateway } from '../../../test/start-gateway.ts'
import { balanceOfAccount, mainAccountOf } from '../../../wallet/public.ts'
import { createContractInForce } from '../create-agreed-contract.ts'
import { billStep, lockedBillOf } from '../manage-bills.ts'
import type { PayPorts } from '../pay-due.ts'
import type { Tier } from '../rules.ts'

export const AURORA = { code: 'aurora', currency: 'PHP', zone: 'Asia/Manila' }
const LONG_AGO = new Date('2025-01-01T00:00:00Z')

export const payPortsOf = ({ ports: { db, clock } }: TestGateway): PayPorts => ({
  db,
  clock,
  log: pino({ level: 'silent' }),
  balances: { changed: () => undefined },
})

/** Sets the gateway's clock. */
export function setClock({ ports: { clock } }: TestGateway, at: Date | string): void {
  clock.offsetMs = new Date(at).getTime() - Date.now()
}

interface AgreedContract {
  kind: ContractKind
  category?: ContractCategory
  /** Null: the merchant. */
  upline: bigint | null
  downline: bigint
  tiers: readonly Tier[]
  from?: Date
}

/** Creates a contract that has been in force for a long time. */
export async function agree({ ports: { db } }: Pick<SharedGateway, 'ports'>, agreed: AgreedContract): Promise<void> {
  const { kind, category = 'CONS', upline, downline, tiers, from: at = LONG_AGO } = agreed
  const parties = { merchantCode: AURORA.code, uplineId: upline, downlineId: downline }
  await db
    .transaction()
    .execute((tx) => createContractInForce(tx, { ...parties, kind, category, tiers: tiers.map(contractTierOf), at }))
}

const contractTierOf = (tier: Tier): ContractTier => ({
  minVolume: textOf(tier.minVolume),
  netLoss: textOf(tier.netLoss),
  activeMembers: tier.activeMembers,
  rateType: tier.rateType,
  rate: tier.rateType === 'P' ? String((tier.rateThousandths ?? 0) / 1000) : textOf(tier.fixedAmount ?? 0n),
})

/** Creates this many members below an upline; returns their ids. */
export async function team(gateway: SharedGateway, uplineId: bigint, count: number): Promise<bigint[]> {
  const ids: bigint[] = []
  for (let index = 0; index < count; index++) ids.push(await makeTestMember(gateway, '0.00', { uplineId }))
  return ids
}

export const agent = (gateway: SharedGateway, balance: string, requested: TestMember = {}): Promise<bigint> =>
  makeTestMember(gateway, balance, { type: 1, ...requested })

/**
 * Records a round that ended at a given time, with the whole stake as valid bet; one such round replaces many smaller
 * ones.
 */
export async function play(
  gateway: SharedGateway,
  memberId: bigint,
  { staked, paid = '0.00', at }: { staked: string; paid?: string; at: Date | string },
): Promise<void> {
  const [game] = await gamesOf(gateway, ['ANS'])
  const money = { staked: unitsOf(staked), paid: unitsOf(paid) }
  const round = { vendor: 'ANS', nodeId: game?.nodeId ?? 0n, state: 'closed', ...money, beganAt: new Date(at) } as const
  await writeRounds(gateway, memberId, [{ ...round, reported: money.staked }])
}

export async function balanceOf({ ports: { db } }: SharedGateway, memberId: bigint): Promise<string> {
  return textOf(await balanceOfAccount(db, await mainAccountOf(db, memberId)))
}

/** Approves every pending bill, as an operator does. */
export async function approveBills({ ports: { db, clock } }: TestGateway): Promise<void> {
  const waiting = await db.selectFrom('agent_bill').select('id').where('state', '=', 'unapproved').execute()
  for (const { id } of waiting) {
    await db.transaction().execute(async (tx) => {
      const bill = await lockedBillOf(tx, AURORA.code, id)
      await (bill && billStep(bill, 'approve'))?.write(tx, clock.now())
    })
  }
}

/** Returns a member's stored bills, oldest first. */
export async function billsFor({ ports: { db } }: SharedGateway, downlineId: bigint) {
  const rows = await db
    .selectFrom('agent_bill')
    .selectAll()
    .where('downline_id', '=', downlineId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, gross: textOf(row.gross), amount: textOf(row.amount), paid: textOf(row.paid) }))
}
