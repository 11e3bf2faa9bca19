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
    U: t`No rewards to claim`,
    C: t`No claimed rewards yet`,
    E: t`No missed rewards`,
  }
  return (
    <EmptyState
      picture="/pictures/states/gift.svg"
      title={titles[status]}
      action={
        isExcluded ? (
          <ButtonLink variant="quiet" to="/m/safePlay">{t`Your break`}</ButtonLink>
        ) : (
          <ButtonLink to={listAddress(null)}>{t`See promotions`}</ButtonLink>
        )
      }
    >
      {t`Rewards from promotions appear here with the time left to claim them.`}
    </EmptyState>
  )
}
