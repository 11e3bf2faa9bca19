import { DifferenceCause, explainDifference } from '@ante/contract/console/reconciliation.ts'
import type { DifferenceItem } from '@ante/contract/console/reconciliation.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import { causeText } from './reconciliation-texts.ts'
import styles from './reconciliation.module.css'

type Choice = DifferenceCause | 'none'

/** Cause of a difference. Saving it assigns the difference to the signed-in person. */
export function ExplanationForm({ item, isOwn }: { item: DifferenceItem; isOwn: boolean }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const [cause, setCause] = useState<Choice>(item.cause ?? 'none')
  const [note, setNote] = useState(item.note)
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const save = async () => {
    setIsPending(true)
    setFailure(null)
    try {
      await call(explainDifference, {
        merchant,
        id: item.reconciliation,
        item: item.id,
        cause: cause === 'none' ? null : cause,
        note,
        own: true,
        version: item.version,
      })
      announce(t`Saved.`)
      await client.invalidateQueries({ queryKey: ['reconciliation'] })
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setIsPending(false)
    }
  }
  const options = [
    { value: 'none' as const, label: t`No cause yet` },
    ...DifferenceCause.options.map((value) => ({ value, label: t(causeText[value]) })),
  ]
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Select<Choice> label={t`Cause`} value={cause} options={options} onChange={setCause} />
      <TextField label={t`Note`} value={note} onChange={setNote} isLong maxLength={500} />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <FormActions>
        <Button kind="main" type="submit" isPending={isPending}>
          {isOwn ? <Trans>Save</Trans> : <Trans>Take over and save</Trans>}
        </Button>
      </FormActions>
    </Form>
  )
}
