import type { ContractCategory, ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { OPEN } from './contracts.ts'

/** Highest rate that the merchant pays by one kind of salary on valid bets in a category. */
export interface OperatorRate {
  kind: Exclude<ContractKind, 'dividend'>
  category: ContractCategory
  /** Thousandths of a percent; a fixed amount is converted to its share of the volume that it is paid for. */
  thousandths: number
}

/**
 * Returns the rates that operator contracts of a merchant pay on valid bets, including offered ones. Contracts between
 * agents cost the merchant nothing.
 */
export async function operatorRatesOf(db: Db, merchantCode: string): Promise<OperatorRate[]> {
  const { rows } = await sql<OperatorRate>`
    select contract.kind, contract.category, max(case
      when tier.rate_type = 'P' then tier.rate_thousandths
      when tier.min_volume > 0 then least(tier.fixed_amount * 100000 / tier.min_volume, 100000)
      else 100000 end)::int4 as thousandths
    from agent_contract contract
    join agent_contract_tier tier on tier.terms_id in (contract.terms_id, contract.offered_terms_id)
    where contract.merchant_code = ${merchantCode} and contract.upline_id is null and contract.kind <> 'dividend'
      and contract.status = any (${[...OPEN]}::text[])
    group by contract.kind, contract.category`.execute(db)
  return rows
}
