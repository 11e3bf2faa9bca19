import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import type { ReactNode } from 'react'

import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { loadPageMessages } from '../../lib/i18n/messages.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const WheelPart = lazy(async () => {
  const [{ WheelPart: Part }] = await Promise.all([import('../wheel/wheel-part.tsx'), loadPageMessages(['wheel'])])
  return { default: Part }
})

const SIZE_PX = 320

interface WheelSlotProps {
  promotion: PromotionDetail
  /** Content below the wheel. */
  children: ReactNode
}

/** Wheel of a promotion. It is rendered only in the browser; the server-rendered page reserves its space. */
export function WheelSlot({ promotion, children }: WheelSlotProps) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const waiting = (
    <>
      <Loading label={t`Loading wheel…`} />
      <Skeleton height={SIZE_PX} />
      {children}
    </>
  )
  if (!isHydrated) return waiting
  return (
    <PageSection skeleton={waiting} failedTitle={t`Couldn’t load the wheel`}>
      <WheelPart promotion={promotion}>{children}</WheelPart>
    </PageSection>
  )
}
