import { useLingui } from '@lingui/react/macro'

import { EmptyState } from '../../ui/states.tsx'
import { Promotions } from '../list/promotions.tsx'
import { PromotionsFrame } from '../list/promotions-frame.tsx'

/** Message for an outdated link; the current promotions are shown below. */
export function PromotionNotFound() {
  const { t } = useLingui()
  return (
    <>
      <EmptyState picture="/pictures/states/gift.svg" title={t`Promotion not found`}>
        {t`It may have ended, or the link may be wrong. Current promotions:`}
      </EmptyState>
      <PromotionsFrame>
        <Promotions />
      </PromotionsFrame>
    </>
  )
}
