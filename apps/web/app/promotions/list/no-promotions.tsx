import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { listAddress } from '../offer/promotion-address.ts'

const PICTURE = '/pictures/states/gift.svg'

/** Empty list of the selected category, or of all promotions. */
export function NoPromotions({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  if (isFiltered) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t`No promotions of this type right now`}
        action={<ButtonLink variant="quiet" to={listAddress(null)}>{t`All promotions`}</ButtonLink>}
      >
        {t`See other promotions, or come back later.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t`No promotions right now`}
      action={<ButtonLink to="/m/home">{t`Go to games`}</ButtonLink>}
    >
      {t`New promotions appear here as soon as they start.`}
    </EmptyState>
  )
}
