import type { SetupSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import type { SiteCheck } from '@ante/contract/console/merchant-setups.ts'
import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely'

interface MerchantSetupTable {
  id: GeneratedAlways<bigint>
  key: string
  staff_id: bigint
  state: Generated<'draft' | 'created' | 'discarded'>
  steps: JSONColumnType<SetupSteps, string | undefined>
  version: Generated<number>
  edited_by: string
  edited_at: Date
  merchant_code: string | null
  created_at: Date | null
  has_demo: Generated<boolean>
  checks: JSONColumnType<SiteCheck[], string | undefined>
  checked_at: Date | null
}

export type Setup = Selectable<MerchantSetupTable>

declare module '../../kit/db.ts' {
  interface Tables {
    merchant_setup: MerchantSetupTable
  }
}
