import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Later } from '../../ui/later.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordSkeleton } from '../../ui/records/record-skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Bills } from './bills.tsx'
import { viewAddress, viewOf } from './dividend-view.ts'
import type { DividendView } from './dividend-view.ts'
import { OwnDividend } from './own-dividend.tsx'
import { dividendsNow } from './queries.ts'

const loadToPay = async () => (await import('./to-pay.tsx')).ToPay

/** Loads nothing on the server: it renders for visitors, who have no contracts. */
export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.query(dividendsNow)] : [])

/** An agent's income from contracts, and payments to downlines. */
export default function DividendPage() {
  const { mobileTemplate } = useMerchant()
  return (
    <RecordFrame pnlColor={mobileTemplate.pnlColor}>
      <ContentBoundary skeleton={<RecordSkeleton />}>
        <Dividend />
      </ContentBoundary>
    </RecordFrame>
  )
}

function Dividend() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: dividends } = useSuspenseQuery(dividendsNow)
  const { view, corrected } = viewOf(useSearch())
  const show = (next: DividendView) => navigate(viewAddress(next), { replace: true })
  const count = dividends.toPay.length
  const tabs = [
    { id: 'own', label: t`Dividend` },
    { id: 'pay', label: count === 0 ? t`To pay` : t`To pay (${count})` },
    { id: 'bills', label: t`All statements` },
  ] as const
  return (
    <>
      {corrected && <CorrectedNote />}
      <Tabs fill label={t`Dividend`} tabs={tabs} active={view.tab} onSelect={(tab) => show({ ...view, tab })}>
        {view.tab === 'own' && <OwnDividend dividends={dividends} />}
        {view.tab === 'pay' && (
          <Later isRequested load={loadToPay} props={{ dividends }} skeleton={<RecordSkeleton />} />
        )}
        {view.tab === 'bills' && <Bills view={view} onShow={show} />}
      </Tabs>
    </>
  )
}
