import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { useSite } from '../lib/site.ts'
import { useRowDecided } from '../lib/use-row-decided.ts'
import confirm from '../ui/confirm-form.module.css'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { Notice } from '../ui/notice.tsx'
import { ReasonChoice } from '../ui/reason-choice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import { decide, needsReason, reasonKind, staysOpen } from './decision.ts'
import type { Decision } from './decision.ts'
import { useDecisionFailure } from './use-decision-failure.ts'
import { useDecisionTexts } from './use-decision-texts.ts'
import type { Queue } from './withdrawal-queries.ts'
import { checkText } from './withdrawal-texts.ts'

/** Minimum length of the note, by decision. */
const shortest: Partial<Record<Decision, number>> = { paid: 3, failed: 3, note: 3 }

const without = (queue: Queue, id: string): Queue => ({
  ...queue,
  withdrawals: queue.withdrawals.filter((one) => one.id !== id),
})

interface DecisionFormProps {
  row: QueuedWithdrawal
  decision: Decision
  reasons: Queue['reasons']
  onCancel(): void
  onDone(): void
}

/** Confirmation of a decision, with its reason; `Enter` confirms. Players never see the note of the staff. */
export function DecisionForm({ row, decision, reasons, onCancel, onDone }: DecisionFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useDecisionFailure()
  const decided = useRowDecided<Queue>({ list: 'withdrawals', row: 'withdrawal', without })
  const { confirmText, action, done, textLabel } = useDecisionTexts(row, decision)
  const choices = needsReason(decision) ? reasons.filter(({ kind }) => kind === reasonKind[decision]) : []
  const [code, setCode] = useState(choices[0]?.code ?? '')
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const submit = async (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault()
    if (isPending) return
    if (text.trim().length < (shortest[decision] ?? 0)) return setFailure(t`Write at least 3 characters.`)
    setPending(true)
    setFailure(null)
    try {
      const outcome = await decide(merchant, row, decision, { code, text })
      announce(outcome === 'waiting' ? t`Above your limit: another person must approve it.` : done)
      if (staysOpen(decision)) {
        onCancel()
        await client.invalidateQueries({ queryKey: ['withdrawal', merchant, row.id] })
      } else {
        onDone()
        decided(row.id)
      }
    } catch (error) {
      setFailure(failureText(error))
      await client.invalidateQueries({ queryKey: ['withdrawal', merchant, row.id] })
      await client.invalidateQueries({ queryKey: ['withdrawals', merchant] })
    } finally {
      setPending(false)
    }
  }
  return (
    <Form className={confirm.form ?? ''} onSubmit={(event) => void submit(event)}>
      <p className={confirm.line}>{confirmText}</p>
      {decision === 'approve' && row.failed.length > 0 && (
        <Notice tone="warn">
          {t`Failed checks: ${row.failed.map((check) => t(checkText[check].failed)).join(', ')}.`}
        </Notice>
      )}
      {choices.length > 0 && <ReasonChoice label={t`Reason`} reasons={choices} value={code} onChange={setCode} />}
      {decision !== 'approve' && (
        <TextField
          label={textLabel}
          hint={t`Only staff can read it.`}
          value={text}
          onChange={setText}
          maxLength={300}
          startsFocused={choices.length === 0}
        />
      )}
      <DecisionEnd
        failure={failure}
        action={action}
        isDanger={decision === 'reject' || decision === 'failed'}
        startsFocused={decision === 'approve'}
        isPending={isPending}
        onCancel={onCancel}
      />
    </Form>
  )
}
