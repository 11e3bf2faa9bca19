import type { ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'

import type { Db } from '../../kit/db.ts'
import './tables.ts'

/** Settings of a merchant for one kind of contract. */
export interface ContractSettings {
  /** Whether new contracts are offered. */
  open: boolean
  /** Maximum number of contracts of the kind that an agent may have with downlines. */
  maxContracts: number
  /** Minimum lottery series of the receiver of an offer; 0: no minimum. */
  minSeries: number
  /** Suggested tiers. */
  tiers: ContractTier[]
}

const row = (minVolume: string, activeMembers: number, rateType: 'P' | 'F', rate: string): ContractTier => ({
  minVolume,
  netLoss: '0.00',
  activeMembers,
  rateType,
  rate,
})

const DAILY = [
  row('10000.00', 2, 'P', '0.3'),
  row('50000.00', 5, 'P', '0.5'),
  row('200000.00', 10, 'P', '0.8'),
  row('500000.00', 20, 'F', '6000.00'),
]

/**
 * Suggested tiers by default. Source: domain handbook 6.9 to 6.11. Real-time salary cannot have fixed amounts, so its
 * tiers are the percentage tiers of the daily salary.
 */
const DEFAULT_TIERS: Record<ContractKind, ContractTier[]> = {
  daily_salary: DAILY,
  hourly_salary: [row('2000.00', 1, 'P', '0.1'), row('10000.00', 3, 'P', '0.15'), row('50000.00', 5, 'F', '100.00')],
  realtime_salary: DAILY.filter(({ rateType }) => rateType === 'P'),
  dividend: [
    row('450000.00', 5, 'P', '20'),
    row('4500000.00', 8, 'P', '23'),
    row('7500000.00', 10, 'P', '25'),
    row('15000000.00', 15, 'P', '28'),
    row('30000000.00', 20, 'P', '30'),
  ],
}

const MAX_CONTRACTS = 200

export async function contractSettingsOf(db: Db, merchantCode: string, kind: ContractKind): Promise<ContractSettings> {
  const stored = await db
    .selectFrom('agent_contract_settings')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!stored) {
    return { open: true, maxContracts: MAX_CONTRACTS, minSeries: 0, tiers: DEFAULT_TIERS[kind] }
  }
  const { open, max_contracts: maxContracts, min_series: minSeries, tiers } = stored
  return { open, maxContracts, minSeries, tiers }
}

/** Replaces all settings. */
export async function putContractSettings(
  tx: Db,
  { merchantCode, kind }: { merchantCode: string; kind: ContractKind },
  settings: ContractSettings,
): Promise<void> {
  const columns = {
    open: settings.open,
    max_contracts: settings.maxContracts,
    min_series: settings.minSeries,
    tiers: JSON.stringify(settings.tiers),
  }
  await tx
    .insertInto('agent_contract_settings')
    .values({ merchant_code: merchantCode, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'kind']).doUpdateSet(columns))
    .execute()
}
