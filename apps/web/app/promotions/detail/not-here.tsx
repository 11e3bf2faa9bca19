import { useLingui } from '@lingui/react/macro'

import { EmptyState } from '../../ui/states.tsx'
import { Promotions } from '../list/promotions.tsx'
import { PromotionsFrame } from '../list/promotions-frame.tsx'

/** Message for an outdated link; the current promotions are shown below. */
export function NotHere() {
  const { t } = useLingui()
  return (
    <>
      <EmptyState picture="/pictures/states/gift.svg" title={t`This promotion is not here`}>
        {t`It has ended, or the link has a mistake. These run now:`}
      </EmptyState>
      <PromotionsFrame>
        <Promotions />
      </PromotionsFrame>
    </>
  )
}
