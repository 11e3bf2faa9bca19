import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'

/** The operator has closed deposits for this member's merchant. */
export function NotAllowed() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/wallet.svg"
      title={t`Deposits aren’t available for your account`}
      action={<ButtonLink to="/m/service">{t`Contact customer service`}</ButtonLink>}
    >
      {t`You can still play and withdraw. Contact customer service for details.`}
    </EmptyState>
  )
}

/** No payment channel is open. */
export function NoChannels() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/wallet.svg"
      title={t`No payment methods available right now`}
      action={<ButtonLink to="/m/service">{t`Contact customer service`}</ButtonLink>}
    >
      {t`Try again later. Availability changes during the day.`}
    </EmptyState>
  )
}
