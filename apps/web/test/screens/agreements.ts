import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { computePeriods, offerByOperator, periodsOn, createContractInForce } from '@ante/gateway/agents/public.ts'
import { gamesOf, writeRounds } from '@ante/gateway/launch/test/rounds.ts'
import type { TestGateway } from '@ante/gateway/test'

/** Tiers of the operator contracts in these tests: shares in percent, volumes in the merchant's currency. */
const TIERS = [
  { minVolume: '10000.00', netLoss: '0.00', activeMembers: 2, rateType: 'P' as const, rate: '0.5' },
  { minVolume: '50000.00', netLoss: '0.00', activeMembers: 5, rateType: 'P' as const, rate: '0.8' },
]

export interface AgreedContracts {
  memberId: string
  kinds: readonly ContractKind[]
}

/** Creates accepted operator contracts of these categories with an agent of Aurora. */
export async function agreeContracts({ ports }: TestGateway, { memberId, kinds }: AgreedContracts): Promise<void> {
  const parties = { merchantCode: 'aurora', uplineId: null, downlineId: BigInt(memberId) }
  for (const kind of kinds) {
    const contract = { ...parties, kind, category: 'CONS' as const, tiers: TIERS, at: ports.clock.now() }
    await ports.db.transaction().execute((tx) => createContractInForce(tx, contract))
  }
}

/** Offers an operator contract to a member of Aurora, whether or not that member may sign it. */
export async function offerFromCompany({ ports }: TestGateway, { memberId, kinds }: AgreedContracts): Promise<void> {
  const parties = { merchantCode: 'aurora', downlineId: BigInt(memberId) }
  for (const kind of kinds) {
    const offered = { ...parties, kind, category: 'CONS' as const }
    await offerByOperator(ports.db, offered, TIERS, { actor: 'screens', at: ports.clock.now() })
  }
}

/** A dividend on a team's loss in a past half-month. */
export interface OwedDividend {
  payerId: string
  earnerId: string
}

const HALF_MS = 16 * DAY_MS

/**
 * Creates a dividend of 200.00 that an agent of Aurora owes to a direct downline member: 10 % of the member's loss of
 * 2,000 in a half-month.
 */
export async function createUnpaidDividend(gateway: TestGateway, { payerId, earnerId }: OwedDividend): Promise<void> {
  const { ports } = gateway
  const { db } = ports
  const merchant = await db.selectFrom('merchant').selectAll().where('code', '=', 'aurora').executeTakeFirstOrThrow()
  const day = new Date(ports.clock.now().getTime() - 2 * HALF_MS).toISOString().slice(0, 10)
  const [period] = periodsOn('dividend', merchant, day)
  if (!period) throw new Error(`No half-month contains ${day}`)
  const tiers = [{ minVolume: '100.00', netLoss: '0.00', activeMembers: 1, rateType: 'P' as const, rate: '10' }]
  const parties = { merchantCode: 'aurora', uplineId: BigInt(payerId), downlineId: BigInt(earnerId) }
  const contract = { ...parties, kind: 'dividend', category: 'CONS', tiers } as const
  const at = new Date(period.from.getTime() - HALF_MS)
  await db.transaction().execute((tx) => createContractInForce(tx, { ...contract, at }))
  const [game] = await gamesOf(gateway, ['ANS'])
  if (!game) throw new Error('The vendor has no game')
  const round = { ...game, state: 'closed', staked: 3_000_0000n, paid: 1_000_0000n } as const
  await writeRounds(gateway, BigInt(earnerId), [{ ...round, beganAt: new Date(period.from.getTime() + 3_600_000) }])
  await computePeriods(ports, { merchant, kind: 'dividend', periods: [period], isTrial: false })
}
