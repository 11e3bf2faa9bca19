import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { viewAddress, viewOf } from './money-view.ts'
import type { MoneyView } from './money-view.ts'

interface MoneyRecordsFrameProps {
  page: string
  /** Label of the middle state: credited, or paid. */
  success: string
  /**
   * Messages while offline (what is stored on the server) and after a loading failure (what is safe), one sentence
   * each.
   */
  texts: { offline: string; failed: string }
  children(view: MoneyView, show: (view: MoneyView) => void): ReactNode
}

/** Frame of a page with deposit or withdrawal records: filters by days and states. */
export function MoneyRecordsFrame({ page, success, texts, children }: MoneyRecordsFrameProps) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  const navigate = useNavigate()
  const { view, corrected } = viewOf(useSearch())
  const show = (next: MoneyView) => navigate(viewAddress(page, next), { replace: true })
  const tabs: Tab<MoneyView['group']>[] = [
    { id: 'ALL', label: t`All` },
    { id: 'open', label: t`Pending` },
    { id: 'success', label: success },
    { id: 'unsuccessful', label: t`Failed` },
  ]
  return (
    <RecordFrame>
      <Tabs label={t`Outcome`} tabs={tabs} active={view.group} onSelect={(group) => show({ ...view, group })}>
        {corrected && <CorrectedNote />}
        <RangeChips days={view.days} zone={zone} onChoose={(days) => show({ ...view, days })} />
        <RecordsBoundary key={viewAddress(page, view)} {...texts}>
          {children(view, show)}
        </RecordsBoundary>
      </Tabs>
    </RecordFrame>
  )
}
