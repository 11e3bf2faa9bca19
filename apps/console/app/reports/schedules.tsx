import { addReportSchedule, removeReportSchedule } from '@ante/contract/console/reports.ts'
import type { ReportInterval, ReportName } from '@ante/contract/console/reports.ts'
import type { ExportFormat } from '@ante/contract/console/exports.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { Labelled } from '../content/labelled.tsx'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { Select } from '../ui/select.tsx'
import { announce } from '../ui/toasts.tsx'
import { schedulesQuery } from './report-queries.ts'
import { reportTexts } from './report-texts.ts'
import styles from './reports.module.css'

const intervalText: Record<ReportInterval, MessageDescriptor> = {
  day: msg`Each day, about the day before`,
  week: msg`Each Monday, about the week before`,
  month: msg`Each first day of a month, about the month before`,
}
const intervals: readonly ReportInterval[] = ['day', 'week', 'month']

/** The own schedules, and the form that adds one for the shown report. */
export function Schedules({ report, onClose }: { report: ReportName; onClose: () => void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const query = useQuery(schedulesQuery(merchant))
  const [every, setEvery] = useState<ReportInterval>('day')
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const run = async (change: () => Promise<unknown>, done: string) => {
    if (isPending) return
    setPending(true)
    setFailure(null)
    try {
      await change()
      announce(done)
      await client.invalidateQueries({ queryKey: ['report-schedules', merchant] })
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  const name = t(reportTexts[report].name)
  return (
    <>
      <p>
        <Trans>The file is in your inbox of the console at 6:00 by the site's clock, and a mail tells you.</Trans>
      </p>
      <PanelView query={query}>
        {({ schedules }) =>
          schedules.length === 0 ? (
            <Notice tone="info">{t`You receive no reports yet.`}</Notice>
          ) : (
            <ul className={styles.schedules}>
              {schedules.map((one) => (
                <li key={one.id}>
                  <span>
                    {t(reportTexts[one.report].name)} · {t(intervalText[one.every])} · {one.format.toUpperCase()}
                  </span>
                  <Button
                    size="small"
                    aria-label={t`End: ${t(reportTexts[one.report].name)}`}
                    onPress={() => void run(() => call(removeReportSchedule, { merchant, id: one.id }), t`Ended.`)}
                  >
                    <Trans>End</Trans>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </PanelView>
      <Form
        className={confirm.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault()
          void run(() => call(addReportSchedule, { merchant, report, format, every }), t`Scheduled.`)
        }}
      >
        <p className={confirm.line}>{t`Send me: ${name}`}</p>
        <Labelled label={t`When`}>
          <Select<ReportInterval>
            label={t`When`}
            value={every}
            options={intervals.map((value) => ({ value, label: t(intervalText[value]) }))}
            onChange={setEvery}
          />
        </Labelled>
        <Labelled label={t`Format`}>
          <Select<ExportFormat>
            label={t`Format`}
            value={format}
            options={[
              { value: 'csv', label: 'CSV' },
              { value: 'xlsx', label: 'Excel (XLSX)' },
            ]}
            onChange={setFormat}
          />
        </Labelled>
        <DecisionEnd failure={failure} action={t`Schedule`} isPending={isPending} onCancel={onClose} />
      </Form>
    </>
  )
}
