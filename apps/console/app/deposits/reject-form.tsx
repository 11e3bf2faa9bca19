import { rejectQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { QueuedDeposit } from '@ante/contract/console/deposits.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { amountText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormEnd } from '../ui/overlay.tsx'
import { ReasonChoice } from '../ui/reason-choice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import type { Queue } from './deposit-queries.ts'
import { useDecided } from './use-decided.ts'

interface RejectFormProps {
  deposit: QueuedDeposit
  reasons: Queue['reasons']
  onCancel(): void
  onDone(): void
}

/** Rejects a claim whose payment did not arrive, by a coded reason. */
export function RejectForm({ deposit, reasons, onCancel, onDone }: RejectFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const decided = useDecided()
  const [code, setCode] = useState(reasons[0]?.code ?? '')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const { id, version, account } = deposit
  const submit = async (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setFailure(null)
    try {
      await call(rejectQueuedDeposit, { merchant, id, version, code, ...(note.trim() !== '' && { note }) })
      announce(t`Rejected: ${id} of ${account}.`)
      onDone()
      decided(id)
    } catch (error) {
      setFailure(failureText(error))
      await client.invalidateQueries({ queryKey: ['deposit', merchant, id] })
    } finally {
      setPending(false)
    }
  }
  return (
    <Form className={confirm.form ?? ''} onSubmit={(event) => void submit(event)}>
      <p className={confirm.line}>
        {t`Reject ${amountText(deposit.toPay)} ${deposit.payCurrency} of ${account}. If the money arrives later, it can still be credited.`}
      </p>
      <ReasonChoice label={t`Reason`} reasons={reasons} value={code} onChange={setCode} />
      <TextField
        label={t`Note for staff (optional)`}
        hint={t`Only staff can read it.`}
        value={note}
        onChange={setNote}
        maxLength={300}
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <FormEnd onCancel={onCancel}>
        <Button kind="danger" type="submit" isPending={isPending}>
          {t`Reject`}
        </Button>
      </FormEnd>
    </Form>
  )
}
