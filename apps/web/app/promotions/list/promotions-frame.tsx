import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './promotions.module.css'

/** Boundary with the promotions' own skeleton and error page. */
export function PromotionsFrame({ children }: { children: ReactNode }) {
  return <ContentBoundary skeleton={<PromotionsSkeleton />}>{children}</ContentBoundary>
}

const CARDS = 6
const CHIPS_PX = 44
const CARD_PX = 72

function PromotionsSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading promotions…`} />
      <Skeleton height={CHIPS_PX} />
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} height={CARD_PX} />
      ))}
    </div>
  )
}
