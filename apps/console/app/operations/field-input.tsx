import { OPERATION_FILE_LIMIT } from '@ante/contract/console/operations.ts'
import type { OperationField } from '@ante/contract/console/operations.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'

import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import styles from '../ui/field.module.css'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TimeField } from '../ui/time-field.tsx'
import { HelpText } from './help-text.tsx'
import own from './operations.module.css'
import { sentenceOf } from './sentence-of.ts'

interface FieldInputProps {
  field: OperationField
  value: string
  /** Name of the chosen file. */
  file: string | undefined
  /** Message about a value that was refused. */
  error: string | undefined
  startsFocused: boolean
  onChange(value: string): void
  onFile(file: { name: string; content: string }): void
}

/** Key of the choice of no value: keys of a list are not empty. */
const UNSET = 'unset:'

/** Input of a field in the kind that the gateway declares. */
export function FieldInput({ field, value, file, error, startsFocused, onChange, onFile }: FieldInputProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { label, about, input, isRequired, choices, special, example } = field
  const hint = isSame(about, label) ? undefined : <HelpText text={`${sentenceOf(about)}.`} />
  if (input === 'switch')
    return (
      <div className={styles.field} lang="en">
        <Checkbox isSelected={value === 'true'} onChange={(chosen) => onChange(chosen ? 'true' : '')}>
          {label}
        </Checkbox>
        <span className={styles.hint}>{hint}</span>
      </div>
    )
  if (input === 'choice')
    return (
      <div className={styles.field} lang="en">
        <span className={styles.label} aria-hidden>
          {label}
        </span>
        <Select
          label={label}
          value={value === '' ? UNSET : value}
          options={[
            { value: UNSET, label: isRequired ? t`Choose…` : t`Not set` },
            ...choices.map((choice) => ({ value: choice, label: choice })),
          ]}
          onChange={(chosen) => onChange(chosen === UNSET ? '' : chosen)}
        />
        {error === undefined ? (
          <span className={styles.hint}>{hint}</span>
        ) : (
          <span className={styles.error}>{error}</span>
        )}
      </div>
    )
  if (input === 'file') return <FileInput {...{ name: label, hint, file, error, onFile }} />
  if (input === 'time' || input === 'day')
    return (
      <TimeField
        {...{ label: <span lang="en">{label}</span>, hint, value, isRequired, zone, special, onChange }}
        isDay={input === 'day'}
      />
    )
  return (
    <div lang="en">
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={value}
        onChange={onChange}
        isLong={input === 'long'}
        startsFocused={startsFocused}
        {...(example !== null && { placeholder: example })}
        {...(['number', 'amount'].includes(input) && { inputMode: 'decimal' as const })}
      />
    </div>
  )
}

/** Whether a description says no more than the label. */
const isSame = (about: string, label: string): boolean => about === '' || about.toLowerCase() === label.toLowerCase()

interface FileInputProps {
  name: string
  hint: React.ReactNode
  file: string | undefined
  error: string | undefined
  onFile(file: { name: string; content: string }): void
}

function FileInput({ name, hint, file, error, onFile }: FileInputProps) {
  const { t } = useLingui()
  const [isTooLong, setTooLong] = useState(false)
  const read = (files: FileList | null) => {
    const chosen = files?.[0]
    if (!chosen) return
    setTooLong(chosen.size > OPERATION_FILE_LIMIT)
    if (chosen.size <= OPERATION_FILE_LIMIT)
      void chosen.text().then((content) => onFile({ name: chosen.name, content }))
  }
  return (
    <div className={styles.field} lang="en">
      <span className={styles.label}>{name}</span>
      <div className={own.file}>
        <FileTrigger onSelect={read}>
          <Button aria-label={t`Choose a file: ${name}`}>
            <Trans>Choose a file</Trans>
          </Button>
        </FileTrigger>
        {file !== undefined && <span>{file}</span>}
      </div>
      {isTooLong || error !== undefined ? (
        <span className={styles.error} role="alert">
          {isTooLong ? t`The file is too long.` : error}
        </span>
      ) : (
        <span className={styles.hint}>{hint}</span>
      )}
    </div>
  )
}
