import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { CallRefused } from '../lib/call-errors.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { ReasonChoice } from '../ui/reason-choice.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Queue } from './withdrawal-queries.ts'
import styles from './withdrawals.module.css'

export interface Outcome {
  id: string
  outcome: string
}

interface BulkFormProps {
  decision: 'approve' | 'reject'
  /** Number and sum of the selected rows. */
  total: string
  reasons: Queue['reasons']
  /** Outcome of each row, if some were refused; null before. */
  outcomes: readonly Outcome[] | null
  onSend(given: { code?: string }): Promise<void>
  onClose(): void
}

/** Confirmation of a decision on several rows; afterwards shows the refused rows with their reasons. */
export function BulkForm({ decision, total, reasons, outcomes, onSend, onClose }: BulkFormProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [code, setCode] = useState(reasons[0]?.code ?? '')
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const submit = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault()
    setPending(true)
    setFailure(null)
    onSend(decision === 'reject' ? { code } : {})
      .catch((error: unknown) => setFailure(failureText(error)))
      .finally(() => setPending(false))
  }
  if (outcomes) return <Outcomes outcomes={outcomes} onClose={onClose} />
  return (
    <Overlay title={decision === 'approve' ? t`Approve selected` : t`Reject selected`} isOpen onClose={onClose}>
      <Form className={confirm.form ?? ''} onSubmit={submit}>
        <p className={confirm.line}>{total}</p>
        {decision === 'reject' && <ReasonChoice label={t`Reason`} reasons={reasons} value={code} onChange={setCode} />}
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <FormActions onCancel={onClose}>
          <Button
            kind={decision === 'approve' ? 'main' : 'danger'}
            type="submit"
            {...(decision === 'approve' && { autoFocus: true })}
            isPending={isPending}
          >
            {decision === 'approve' ? <Trans>Approve all of them</Trans> : <Trans>Reject all of them</Trans>}
          </Button>
        </FormActions>
      </Form>
    </Overlay>
  )
}

function Outcomes({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  const { t } = useLingui()
  const isDone = ({ outcome }: Outcome) => outcome === 'applied' || outcome === 'waiting'
  const sorted = [...outcomes.filter((one) => !isDone(one)), ...outcomes.filter(isDone)]
  return (
    <Overlay title={t`Not all were decided`} isOpen size="wide" onClose={onClose}>
      <div className={styles.outcomes}>
        <SmallTable
          label={t`Outcomes`}
          heads={[t`Number`, t`Outcome`]}
          rows={sorted.map((one) => ({
            id: one.id,
            cells: [<code key="id">{one.id}</code>, <OutcomeText key="outcome" outcome={one.outcome} />],
          }))}
        />
      </div>
      <FormActions>
        <Button kind="main" onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      </FormActions>
    </Overlay>
  )
}

function OutcomeText({ outcome }: Pick<Outcome, 'outcome'>) {
  const { t } = useLingui()
  const failureText = useFailureText()
  if (outcome === 'applied') return <Badge tone="good">{t`Done`}</Badge>
  if (outcome === 'waiting') return <Badge tone="accent">{t`Awaits approval`}</Badge>
  return failureText(new CallRefused(outcome, {}))
}
