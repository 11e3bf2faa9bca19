import { addReportSchedule, ReportName } from '@ante/contract/console/reports.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'

import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { DaysPicker } from '../ui/days-picker.tsx'
import { ExportMenu } from '../ui/export-menu.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { Page } from '../ui/page.tsx'
import { Select } from '../ui/select.tsx'
import { reportQuery } from './report-queries.ts'
import { ReportTable } from './report-table.tsx'
import { reportTexts } from './report-texts.ts'
import styles from './reports.module.css'
import { Schedules } from './schedules.tsx'

const route = getRouteApi('/in/m/$merchant/reports')

/** Days that are shown if the address has none: up to yesterday, whose rounds have ended. */
const DEFAULT_DAYS = 28

/** Reports of whole days, with their definitions, files and schedules. */
export default function ReportsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Reports`} /> : <Reports />
}

function Reports() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const canSchedule = useMayCall(merchant)(addReportSchedule)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [isScheduling, setScheduling] = useState(false)
  const [opened] = useState(() => new Date())
  const yesterday = plusDays(dayOf(zone, opened), -1)
  const report = ReportName.options.find((one) => one === search.report) ?? 'revenue'
  const until = search.until ?? yesterday
  const from = search.from ?? plusDays(until, 1 - DEFAULT_DAYS)
  const query = useQuery(reportQuery(merchant, { report, from, until }))
  const { name, definition } = reportTexts[report]
  return (
    <Page
      title={t`Reports`}
      subtitle={t`Whole days in the time zone ${zone}, without test and staff accounts.`}
      actions={
        canSchedule && (
          <Button onPress={() => setScheduling(true)}>
            <Trans>Schedules</Trans>
          </Button>
        )
      }
      filters={
        <>
          <Select<ReportName>
            label={t`Report`}
            value={report}
            options={ReportName.options.map((value) => ({ value, label: t(reportTexts[value].name) }))}
            onChange={(chosen) => void navigate({ search: { ...search, report: chosen }, replace: true })}
          />
          <DaysPicker
            label={t`Days`}
            from={from}
            until={until}
            onChange={(days) => void navigate({ search: { report, ...days }, replace: true })}
          />
          <ExportMenu source={`report-${report}`} filter={{ from, until }} columns={undefined} />
        </>
      }
    >
      <div className={styles.head}>
        <h2>{t(name)}</h2>
        <p>{t(definition)}</p>
      </div>
      <ListView query={query} zone={zone}>
        {(loaded) => <ReportTable report={loaded} />}
      </ListView>
      <Overlay title={t`Scheduled reports`} isOpen={isScheduling} onClose={() => setScheduling(false)}>
        <Schedules report={report} onClose={() => setScheduling(false)} />
      </Overlay>
    </Page>
  )
}
