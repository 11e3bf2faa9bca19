import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'

import { useSite } from '../lib/site.ts'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { DepositQueue } from './deposit-queue.tsx'

/** Deposits that are reported as paid, beside the lines of the bank statements. */
export default function DepositsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Deposits`} /> : <DepositQueue />
}
