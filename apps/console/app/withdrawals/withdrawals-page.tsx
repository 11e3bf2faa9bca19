import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'

import { useSite } from '../lib/site.ts'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { WithdrawalQueue } from './withdrawal-queue.tsx'

/** Withdrawals that await a decision or a payout, and completed ones. */
export default function WithdrawalsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Withdrawals`} /> : <WithdrawalQueue />
}
