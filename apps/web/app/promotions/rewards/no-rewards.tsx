import type { RewardStatus } from '@ante/contract/promotions/rewards.ts'
import { useLingui } from '@lingui/react/macro'

import { useIsExcluded } from '../../responsible-gaming/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { listAddress } from '../offer/promotion-address.ts'

/** Empty list of a status, with links to the sources of rewards. */
export function NoRewards({ status }: { status: RewardStatus }) {
  const { t } = useLingui()
  const isExcluded = useIsExcluded()
  const titles: Record<RewardStatus, string> = {
    U: t`No reward waits for you`,
    C: t`You have claimed no reward yet`,
    E: t`You have missed no reward`,
  }
  return (
    <EmptyState
      picture="/pictures/states/gift.svg"
      title={titles[status]}
      action={
        isExcluded ? (
          <ButtonLink look="quiet" to="/m/safePlay">{t`Your rest`}</ButtonLink>
        ) : (
          <ButtonLink to={listAddress(null)}>{t`See the promotions`}</ButtonLink>
        )
      }
    >
      {t`What promotions give you stands here, with the time that is left to claim it.`}
    </EmptyState>
  )
}
