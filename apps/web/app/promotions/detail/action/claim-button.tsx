import type { Reward } from '@ante/contract/promotions/rewards.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useClaimReward } from '../../offer/use-claim-reward.ts'

export function ClaimButton({ reward }: { reward: Reward }) {
  const { t, i18n } = useLingui()
  const { claim, isClaiming, failure } = useClaimReward(reward)
  const amount = formatMoney(reward, i18n.locale)
  return (
    <>
      <Alert message={failure} />
      <Button variant="reward" wide busy={isClaiming} onClick={() => void claim()}>{t`Claim ${amount}`}</Button>
    </>
  )
}
