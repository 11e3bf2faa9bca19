import { useLingui } from '@lingui/react/macro'

import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

const HEIGHT = 480
const NO_PROPS = {}

const loadAll = async () => (await import('../list/all-promotions.tsx')).AllPromotions

/** Somebody followed an old link: what there is now stands below. */
export function NotHere() {
  const { t } = useLingui()
  return (
    <>
      <EmptyState picture="/pictures/states/gift.svg" title={t`This promotion is not here`}>
        {t`It has ended, or the link has a mistake. These run now:`}
      </EmptyState>
      <Later wanted load={loadAll} props={NO_PROPS} skeleton={<Skeleton height={HEIGHT} />} />
    </>
  )
}
