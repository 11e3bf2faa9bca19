import { checkLines, LINES_AT_ONCE } from '@ante/contract/cashier/line-transfers.ts'
import type { Line, RequestedLine } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../../lib/calls/call.ts'
import { callFailure } from '../../../ui/call-failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useClosedText } from '../use-closed-text.ts'
import { linesOf, readList } from './read-list.ts'
import type { CheckedList } from './several-part.tsx'
import styles from './several.module.css'

interface ListFormProps {
  line: Line
  text: string
  onType(text: string): void
  onChecked(list: CheckedList): void
}

const MAX_LENGTH = 6_000

/** One line per transfer: account and amount. */
export function ListForm({ line, text, onType, onChecked }: ListFormProps) {
  const { t, i18n } = useLingui()
  const [problem, setProblem] = useState<string | null>(null)
  const closed = useClosedText(line)
  const { mutate, error, isPending } = useMutation({
    mutationFn: (lines: RequestedLine[]) => call(checkLines, { lines }),
    onSuccess: (checked, lines) => onChecked({ lines, checked }),
    networkMode: 'always',
  })
  const count = linesOf(text).length
  const check = () => {
    const parsedList = readList(text, { locale: i18n.locale, currency: line.currency })
    const bad = parsedList.findIndex(({ amount }) => amount === null)
    setProblem(problemOf(parsedList.length, bad + 1))
    const lines = parsedList.flatMap(({ to, amount }) => (amount === null ? [] : [{ to, amount }]))
    if (lines.length === parsedList.length && lines.length > 0 && lines.length <= LINES_AT_ONCE) mutate(lines)
  }
  const problemOf = (lines: number, bad: number): string | null => {
    if (lines === 0) return t`Enter one account and amount per line.`
    if (lines > LINES_AT_ONCE) return t`Send up to ${LINES_AT_ONCE} lines at a time. Put the rest in a second list.`
    return bad > 0 ? t`Line ${bad} has no valid amount. Use this format: player01 120.50.` : null
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <TextAreaField
        label={t`Accounts and amounts`}
        hint={t`One per line, for example player01 120.50. You can paste two columns from a spreadsheet.`}
        rows={8}
        value={text}
        count={count}
        lengthLimit={LINES_AT_ONCE}
        maxLength={MAX_LENGTH}
        onType={onType}
      />
      <Alert message={closed ?? problem ?? (error ? i18n._(callFailure(error)) : null)} />
      <Button type="submit" wide busy={isPending} disabled={closed !== null}>{t`Continue`}</Button>
    </form>
  )
}
