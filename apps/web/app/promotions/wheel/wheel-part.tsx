import { TRIAL } from '@ante/contract/member/member-type.ts'
import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import type { PrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ActionBar } from '../detail/action/action-bar.tsx'
import { useIsMember } from '../offer/use-is-member.ts'
import { EarnTexts } from './earn-texts.tsx'
import { OddsSheet } from './odds-sheet.tsx'
import { OwnSpins } from './own-spins.tsx'
import { wheelFor } from './queries.ts'
import { SpinBar } from './spin-bar.tsx'
import { SpinResult } from './spin-result.tsx'
import { useSpin } from './use-spin.ts'
import { WheelDisc } from './wheel-disc.tsx'
import styles from './wheel.module.css'

interface WheelPartProps {
  promotion: PromotionDetail
  /** Content below the wheel. */
  children: ReactNode
}

/** A prize wheel: members can spin it, other visitors can only see it. */
export function WheelPart({ promotion, children }: WheelPartProps) {
  const session = useSession()
  const isMember = useIsMember()
  const { data: wheel, dataUpdatedAt: receivedAt } = useSuspenseQuery(wheelFor(isMember, promotion.promotionId))
  if (!session || session.customerType === TRIAL) {
    return (
      <>
        <WheelDisc wheel={wheel} turned={0} isTurning={false} onStop={() => undefined} />
        <About wheel={wheel} />
        {children}
        <ActionBar promotion={promotion} />
      </>
    )
  }
  return (
    <OwnWheel key={session.userName} userName={session.userName} wheel={wheel} receivedAt={receivedAt}>
      {children}
    </OwnWheel>
  )
}

interface OwnWheelProps {
  userName: string
  wheel: PrizeWheel
  receivedAt: number
  children: ReactNode
}

function OwnWheel({ userName, wheel, receivedAt, children }: OwnWheelProps) {
  const spinning = useSpin(userName, wheel)
  const { degrees, isTurning, stop, result } = spinning
  // The answer contains the new spin, which is hidden until the wheel has stopped.
  const shownWheel = isTurning ? { ...wheel, spins: wheel.spins.slice(1) } : wheel
  return (
    <>
      <WheelDisc wheel={wheel} turned={degrees} isTurning={isTurning} onStop={stop} />
      <SpinResult spin={result} currency={wheel.currency} />
      <About wheel={wheel} />
      <OwnSpins wheel={shownWheel} />
      {children}
      <SpinBar wheel={wheel} receivedAt={receivedAt} spinning={spinning} />
    </>
  )
}

function About({ wheel }: { wheel: PrizeWheel }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      {wheel.isOver && <p className={styles.overlay}>{t`All prizes on this wheel have been given away.`}</p>}
      <p className={styles.text}>{t`All slices look the same, but their odds differ.`}</p>
      <Button variant="quiet" wide onClick={() => setOpen(true)}>{t`See odds`}</Button>
      <OddsSheet wheel={wheel} open={open} onClose={() => setOpen(false)} />
      <EarnTexts wheel={wheel} />
    </>
  )
}
