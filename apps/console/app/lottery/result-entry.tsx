import { enterLotteryResult } from '@ante/contract/console/lottery-results.ts'
import type { ResultShape } from '@ante/contract/console/lottery-results.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { DrawName, ShownDraw } from './lottery-queries.ts'
import styles from './lottery.module.css'
import { fieldsOf, readEntry } from './result-text.ts'
import type { FieldProblem } from './result-text.ts'

interface ResultEntryProps {
  name: DrawName
  shown: ShownDraw
  onDone(text: string): Promise<void>
  onCancel(): void
}

/** Form in which one of two persons enters the result of a draw, with a line that repeats it before it is sent. */
export function ResultEntry({ name, shown, onDone, onCancel }: ResultEntryProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { shape, entry } = shown
  const read = readEntry(shape, typed)
  const texts = {
    first: t`Entered. A second person must enter the same result.`,
    equal: t`Both results are the same. Check what it pays, and release it.`,
    different: t`The two results differ. Both are kept: look at them, and enter the result again.`,
  }
  const submit = async () => {
    setChecked(true)
    setFailure(null)
    if (read.result === null || isPending) return
    setPending(true)
    try {
      const { outcome } = await call(enterLotteryResult, { ...name, attempt: entry?.attempt ?? 1, result: read.result })
      await onDone(texts[outcome])
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Form
      className={styles.entry ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p>
        <Trans>Read the result from its official source. You don't see what the other person enters.</Trans>
      </p>
      <ShapeFields
        shape={shape}
        typed={typed}
        problem={isChecked ? read.problem : null}
        onType={(field, text) => setTyped({ ...typed, [field]: text })}
      />
      <p className={styles.line} aria-live="polite">
        {read.result === null ? t`Enter the whole result.` : t`You enter: ${read.result}`}
      </p>
      <DecisionEnd failure={failure} action={t`Enter result`} isPending={isPending} onCancel={onCancel} />
    </Form>
  )
}

interface ShapeFieldsProps {
  shape: ResultShape
  typed: Readonly<Record<string, string>>
  problem: FieldProblem | null
  onType(field: string, text: string): void
}

function ShapeFields({ shape, typed, problem, onType }: ShapeFieldsProps) {
  const { t } = useLingui()
  const partText = usePartText()
  const errorOf = (field: string) =>
    problem?.field === field ? t`Enter ${problem.needed}, as described. Found: ${problem.found}.` : undefined
  if (shape.kind === 'symbols') {
    const options = [
      { value: '', label: t`Choose` },
      ...shape.symbols.map((symbol) => ({ value: symbol, label: symbol })),
    ]
    return (
      <div className={styles.symbols}>
        {fieldsOf(shape).map((field, index) => (
          <Select
            key={field}
            label={t`Symbol ${index + 1}`}
            value={typed[field] ?? ''}
            options={options}
            onChange={(chosen) => onType(field, chosen)}
          />
        ))}
      </div>
    )
  }
  if (shape.kind === 'numbers')
    return (
      <TextField
        label={t`Numbers in drawing order`}
        hint={shape.parts.map(partText).join(' · ')}
        error={errorOf('numbers')}
        value={typed['numbers'] ?? ''}
        onChange={(text) => onType('numbers', text)}
        autoComplete="off"
        startsFocused
      />
    )
  return shape.prizes.map(({ name, count, digits }, index) => (
    <TextField
      key={name}
      label={t`Prize: ${name}`}
      hint={t`Numbers: ${count}, digits of each: ${digits}.`}
      error={errorOf(name)}
      value={typed[name] ?? ''}
      onChange={(text) => onType(name, text)}
      autoComplete="off"
      startsFocused={index === 0}
    />
  ))
}

function usePartText() {
  const { t } = useLingui()
  return ({ count, lowest, highest, distinct }: Extract<ResultShape, { kind: 'numbers' }>['parts'][number]): string =>
    distinct ? t`${count} different, ${lowest} to ${highest}` : t`${count}, each ${lowest} to ${highest}`
}
