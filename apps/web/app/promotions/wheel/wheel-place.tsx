import type { PromotionDetail } from '@ante/contract/promotions/activities.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import type { ReactNode } from 'react'

import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const WheelPart = lazy(async () => ({ default: (await import('./wheel-part.tsx')).WheelPart }))

const SIZE_PX = 320

interface WheelPlaceProps {
  promotion: PromotionDetail
  /** What stands below the wheel. */
  children: ReactNode
}

/** Where a promotion's wheel stands; the server's page keeps its place, for what turns is drawn on the phone. */
export function WheelPlace({ promotion, children }: WheelPlaceProps) {
  const { t } = useLingui()
  const isHere = useHydrated()
  const waiting = (
    <>
      <Loading label={t`The wheel is on its way`} />
      <Skeleton height={SIZE_PX} />
      {children}
    </>
  )
  if (!isHere) return waiting
  return (
    <PageSection skeleton={waiting} failedTitle={t`The wheel did not load`}>
      <WheelPart promotion={promotion}>{children}</WheelPart>
    </PageSection>
  )
}
