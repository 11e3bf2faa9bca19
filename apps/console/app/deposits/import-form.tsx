import { BANK_LINES_TEXT_LIMIT, importBankLines } from '@ante/contract/console/bank-lines.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FileTrigger, Form } from 'react-aria-components'

import { CallRefused } from '../lib/call-errors.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'

const { refusals } = importBankLines
/** Required header of the file; the column names are not translated. */
const HEAD = 'date,amount,currency,payer,reference'

/** Imports a bank statement from a file or from pasted text: all of its lines, or none if one is invalid. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const explain = (error: unknown): string => {
    const parsed =
      error instanceof CallRefused && error.code === 'bank.lines.invalid'
        ? refusals['bank.lines.invalid'].safeParse(error.details)
        : undefined
    if (!parsed?.success) return failureText(error)
    return parsed.data.problems.map(({ line, problem }) => t`Line ${line}: ${problem}`).join(' ')
  }
  const submit = async (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault()
    setPending(true)
    setFailure(null)
    try {
      const { imported, repeated, outgoing } = await call(importBankLines, { merchant, text })
      announce(t`${imported} imported, ${repeated} known already, ${outgoing} outgoing.`)
      onClose()
      await client.invalidateQueries({ queryKey: ['bank-lines', merchant] })
      await client.invalidateQueries({ queryKey: ['deposits', merchant] })
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setPending(false)
    }
  }
  const read = (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    if (file.size > BANK_LINES_TEXT_LIMIT) setFailure(t`The file is too long. Import shorter periods.`)
    else void file.text().then(setText)
  }
  return (
    <Form className={confirm.form ?? ''} onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>
          CSV with the columns date, amount, currency, payer and reference; times in the time zone {zone}. A line that
          was imported before is skipped.
        </Trans>
      </p>
      <FileTrigger acceptedFileTypes={['.csv', 'text/csv', '.txt']} onSelect={read}>
        <Button>
          <Trans>Choose a file</Trans>
        </Button>
      </FileTrigger>
      <TextField
        label={t`Or paste it here`}
        value={text}
        onChange={setText}
        maxLength={BANK_LINES_TEXT_LIMIT}
        isLong
        placeholder={HEAD}
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <FormActions onCancel={onClose}>
        <Button kind="main" type="submit" isPending={isPending} isDisabled={text.trim() === ''}>
          <Trans>Import</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
