import type { DownlineRates } from '@ante/contract/agents/rebates.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ratesRangeOf } from './queries.ts'
import { RatesForm } from './rates-form.tsx'

interface RatesSheetProps {
  open: boolean
  member: Pick<DownlineRates, 'memberId' | 'customerName'>
  onClose(): void
}

const LINE_PX = 52

/** A direct downline's rebate rates, within the agent's bounds. */
export function RatesSheet({ open, member: { memberId, customerName }, onClose }: RatesSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Rebates of ${customerName}`} onClose={onClose}>
      {open && (
        <ContentBoundary key={memberId} skeleton={<Waiting />}>
          <Room memberId={memberId} onDone={onClose} />
        </ContentBoundary>
      )}
    </Sheet>
  )
}

function Room({ memberId, onDone }: { memberId: string; onDone(): void }) {
  const { data: range } = useSuspenseQuery(ratesRangeOf(memberId))
  return <RatesForm range={range} onDone={onDone} />
}

function Waiting() {
  const { t } = useLingui()
  return (
    <>
      <Loading label={t`Loading rates…`} />
      <Skeleton height={LINE_PX} />
      <Skeleton height={LINE_PX} />
      <Skeleton height={LINE_PX} />
    </>
  )
}
