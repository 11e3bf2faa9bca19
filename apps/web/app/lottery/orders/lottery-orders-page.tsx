import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { RecordSkeleton } from '../../ui/records/record-skeleton.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { lotteryGames } from '../kit/queries.ts'
import { OrderRecords } from './order-records.tsx'
import { viewAddress, viewOf } from './search/order-view.ts'
import type { OrderView } from './search/order-view.ts'
import { ORDER_STATES, stateTexts } from './status-texts.ts'

/** Loads nothing on the server: it renders for visitors, who have no bets. */
export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.query(lotteryGames)] : [])

/** The member's lottery bets: every slip and draw, its cost and its outcome. */
export default function LotteryOrdersPage() {
  return (
    <PageSection skeleton={<RecordSkeleton />}>
      <LotteryOrders />
    </PageSection>
  )
}

function LotteryOrders() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { zone } = useMerchant()
  const { view, corrected } = useView()
  const show = (next: OrderView) => navigate(viewAddress(next), { replace: true })
  const tabs: Tab<OrderView['state']>[] = [
    { id: 'ALL', label: t`All` },
    ...ORDER_STATES.map((id) => ({ id, label: i18n._(stateTexts[id]) })),
  ]
  return (
    <RecordFrame>
      <Tabs label={t`Outcome`} tabs={tabs} active={view.state} onSelect={(state) => show({ ...view, state })}>
        {corrected && <CorrectedNote />}
        <RangeChips days={view.days} zone={zone} onChoose={(days) => show({ ...view, days })} />
        <RecordsBoundary
          key={viewAddress(view)}
          offline={t`Your bets are safe. They’ll load when you’re back online.`}
          failed={t`Your bets are safe. Try again in a moment.`}
        >
          <OrderRecords view={view} zone={zone} onShow={show} />
        </RecordsBoundary>
      </Tabs>
    </RecordFrame>
  )
}

/** Returns the view of the address; a game that the merchant does not have is ignored. */
function useView(): { view: OrderView; corrected: boolean } {
  const { games } = useSuspenseQuery(lotteryGames).data
  const { view, corrected } = viewOf(useSearch())
  const isKnown = view.game === '' || games.some(({ gameCode }) => gameCode === view.game)
  return isKnown ? { view, corrected } : { view: { ...view, game: '' }, corrected: true }
}
