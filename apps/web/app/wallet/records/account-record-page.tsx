import { AccountRecordGroup, AgencyRecordGroup } from '@ante/contract/wallet/account-records.ts'
import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { AccountRecords } from './account-records.tsx'
import { agencyTexts, groupTexts } from './code-texts.ts'
import { accountRecords } from './queries.ts'
import { viewAddress, viewOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'

/** Loads nothing on the server: it renders for visitors, who have no account. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(sessionStore.get() ? [queries.infiniteQuery(accountRecords(viewOf(search).view))] : [])

/**
 * Account record: every credit and debit of a wallet with its reason; only those as an agent if the address requests
 * them.
 */
export default function AccountRecordPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { zone, mobileTemplate } = useMerchant()
  const { view, corrected } = viewOf(useSearch())
  const show = (next: RecordView) => navigate(viewAddress(next), { replace: true })
  const tabs: Tab<RecordView['group']>[] = [
    { id: 'ALL', label: t`All` },
    ...AccountRecordGroup.options.map((id) => ({ id, label: i18n._(groupTexts[id]) })),
  ]
  const content = (
    <>
      {corrected && <CorrectedNote />}
      <RangeChips days={view.days} zone={zone} onChoose={(days) => show({ ...view, days })} />
      <RecordsBoundary
        key={viewAddress(view)}
        offline={t`Your records are safe. They’ll load when you’re back online.`}
        failed={t`Your records are safe. Try again in a moment.`}
      >
        <AccountRecords view={view} onShow={show} />
      </RecordsBoundary>
    </>
  )
  if (view.types === 'A') {
    const kinds: Tab<RecordView['agency']>[] = [
      { id: 'ALL', label: t`All` },
      ...AgencyRecordGroup.options.map((id) => ({ id, label: i18n._(agencyTexts[id]) })),
    ]
    return (
      <RecordFrame pnlColor={mobileTemplate.pnlColor}>
        <Tabs label={t`Entry types`} tabs={kinds} active={view.agency} onSelect={(agency) => show({ ...view, agency })}>
          {content}
        </Tabs>
      </RecordFrame>
    )
  }
  return (
    <RecordFrame pnlColor={mobileTemplate.pnlColor}>
      <Tabs label={t`Entry types`} tabs={tabs} active={view.group} onSelect={(group) => show({ ...view, group })}>
        {content}
      </Tabs>
    </RecordFrame>
  )
}
