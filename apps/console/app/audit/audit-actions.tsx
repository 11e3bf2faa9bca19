import { getAuditVerification, verifyAudit } from '@ante/contract/staff/audit.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { ProgressBar } from 'react-aria-components'

import { amountText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { Time } from '../ui/time.tsx'
import styles from './audit.module.css'

type Verification = NonNullable<OutputOf<typeof getAuditVerification>['verification']>

/** Time in milliseconds after which the progress of a running verification is read again. */
const PROGRESS_MS = 1_000

/** Button with the result of the last verification of the merchant's hash chain, which can be started again. */
export function AuditActions({ merchant }: { merchant: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const failureText = useFailureText()
  const queryKey = ['audit-verification', merchant]
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getAuditVerification, { merchant }, signal),
    enabled: isOpen,
    refetchInterval: ({ state }) => (isRunning(state.data?.verification) ? PROGRESS_MS : false),
  })
  const starting = useMutation({
    mutationFn: () => call(verifyAudit, { merchant }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  })
  const failure = starting.error ?? error
  const verification = data?.verification
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Link2 size={14} aria-hidden />
        <Trans>Verify chain</Trans>
      </Button>
      <Overlay title={t`Verification of the log`} isOpen={isOpen} onClose={() => setOpen(false)}>
        {failure !== null && <Notice tone="bad">{failureText(failure)}</Notice>}
        {data && !verification && (
          <p>
            <Trans>This log has not been verified yet.</Trans>
          </p>
        )}
        {verification && (isRunning(verification) ? <Running {...verification} /> : <Verified {...verification} />)}
        <FormActions>
          <Button onPress={() => setOpen(false)}>
            <Trans>Close</Trans>
          </Button>
          <Button
            kind="main"
            isPending={starting.isPending}
            isDisabled={!data || isRunning(verification)}
            onPress={() => starting.mutate()}
          >
            <Trans>Verify now</Trans>
          </Button>
        </FormActions>
      </Overlay>
    </>
  )
}

const isRunning = (verification: Verification | null | undefined): boolean => verification?.finishedAt === null

/** Progress of a verification, which continues when the dialog is closed. */
function Running({ verified, entries }: Verification) {
  const { t } = useLingui()
  const [done, all] = [amountText(verified), amountText(entries)]
  return (
    <>
      <ProgressBar
        aria-label={t`Verified entries`}
        className={styles.progress ?? ''}
        value={Number(verified)}
        maxValue={Math.max(1, Number(entries))}
      >
        {({ percentage = 0 }) => <div className={styles.done} style={{ inlineSize: `${percentage}%` }} />}
      </ProgressBar>
      <p>
        <Trans>
          {done} of {all} entries are verified. It continues when you close this.
        </Trans>
      </p>
    </>
  )
}

function Verified({ entries, problems, requestedBy, finishedAt }: Verification) {
  const { zone } = useSite()
  const all = amountText(entries)
  return (
    <>
      {problems.length === 0 ? (
        <Notice tone="good">
          <Trans>All {all} entries are complete and unchanged.</Trans>
        </Notice>
      ) : (
        <Notice tone="bad">
          <Trans>The log was altered:</Trans>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {finishedAt !== null && (
        <p>
          <Trans>
            Verified at <Time at={finishedAt} zone={zone} />, requested by {requestedBy}.
          </Trans>
        </p>
      )}
    </>
  )
}
