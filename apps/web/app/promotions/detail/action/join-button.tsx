import { joinPromotion } from '@ante/contract/promotions/promotions.ts'
import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'

import { useKeyedCall } from '../../../lib/calls/use-keyed-call.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { promotionFailure } from '../../offer/refusals.ts'
import { useStorePromotion } from '../use-store-promotion.ts'

export function JoinButton({ promotion: { promotionId, version } }: { promotion: PromotionDetail }) {
  const { t, i18n } = useLingui()
  const join = useKeyedCall(joinPromotion, () => t`Joining a promotion`)
  const { store, refreshAfterRefusal } = useStorePromotion()
  return (
    <>
      <Alert message={join.error ? i18n._(promotionFailure(join.error)) : null} />
      <Button
        wide
        busy={join.isPending}
        onClick={() => join.mutate({ promotionId, version }, { onSuccess: store, onError: refreshAfterRefusal })}
      >{t`Join`}</Button>
    </>
  )
}
