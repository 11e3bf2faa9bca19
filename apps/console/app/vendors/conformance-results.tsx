import { cancelConformanceRun } from '@ante/contract/console/conformance.ts'
import type { ConformanceCase, ConformanceRun } from '@ante/contract/console/conformance.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { announce } from '../ui/toasts.tsx'
import { runQuery } from './conformance-queries.ts'
import { isActive, outcomeTone, useOutcomeText, useRunFailureText, useRunText } from './conformance-texts.ts'
import { VENDORS } from './vendor-queries.ts'
import styles from './vendors.module.css'

interface ConformanceResultsProps {
  vendor: { code: string; name: string }
  id: string
  onClose(): void
}

/** A run of the suite with the result of each case, followed while it is in progress. */
export function ConformanceResults({ vendor, id, onClose }: ConformanceResultsProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const query = useQuery(runQuery(merchant, vendor.code, id))
  return (
    <Overlay title={t`Conformance of ${vendor.name}, run ${id}`} size="wide" isOpen onClose={onClose}>
      <PanelView query={query}>
        {({ run, results }) => (
          <>
            <RunState run={run} />
            {results.length > 0 && <ResultTable results={results} />}
            <FormActions>
              <CancelButton run={run} />
              <Button kind="main" onPress={onClose}>
                <Trans>Close this window</Trans>
              </Button>
            </FormActions>
          </>
        )}
      </PanelView>
    </Overlay>
  )
}

function RunState({ run }: { run: ConformanceRun }) {
  const { t } = useLingui()
  const runText = useRunText()
  const failureText = useRunFailureText()
  const { text, tone } = runText(run)
  const { passed, failed, notRun } = run
  return (
    <>
      <output className={styles.summary}>
        <Badge tone={tone}>{text}</Badge>
        <span>{t`${passed} passed, ${failed} failed, ${notRun} not run`}</span>
      </output>
      {run.failure !== null && <Notice tone="warn">{failureText(run.failure)}</Notice>}
    </>
  )
}

function ResultTable({ results }: { results: readonly ConformanceCase[] }) {
  const { t } = useLingui()
  const outcomeText = useOutcomeText()
  const failedFirst = results.toSorted((a, b) => Number(b.outcome === 'failed') - Number(a.outcome === 'failed'))
  return (
    <ScrollRegion label={t`Results of the cases`} className={styles.results}>
      <SmallTable
        label={t`Results of the cases`}
        heads={[t`Case`, t`What must hold`, t`Result`, t`Milliseconds`]}
        amounts={[3]}
        rows={failedFirst.map(({ letter, title, outcome, reason, milliseconds }) => ({
          id: letter,
          cells: [
            letter,
            <span key="title" className={styles.case}>
              {title}
              {reason !== '' && <small>{reason}</small>}
            </span>,
            <Badge key="outcome" tone={outcomeTone[outcome]}>
              {outcomeText(outcome)}
            </Badge>,
            String(milliseconds),
          ],
        }))}
      />
    </ScrollRegion>
  )
}

function CancelButton({ run }: { run: ConformanceRun }) {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const mayCancel = useMayCall(merchant)(cancelConformanceRun)
  const { id, vendor } = run
  const cancelling = useMutation({
    mutationFn: () => call(cancelConformanceRun, { merchant, vendor, id }),
    onSettled: () => client.invalidateQueries({ queryKey: [VENDORS, merchant, vendor, 'conformance'] }),
    onError: (error) => announce(failureText(error)),
  })
  if (!mayCancel || !isActive(run) || run.isCancelRequested) return null
  return (
    <Button isPending={cancelling.isPending} onPress={() => cancelling.mutate()}>
      <Trans>Cancel the run</Trans>
    </Button>
  )
}
