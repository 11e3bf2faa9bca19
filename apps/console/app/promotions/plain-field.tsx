import { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { ContentIssue } from '@ante/contract/console/promotions.ts'
import { useLingui } from '@lingui/react/macro'

import { Labelled } from '../content/labelled.tsx'
import { categoryText } from '../players/category-text.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { issueText } from '../ui/promotion-texts.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import promotion from './promotions.module.css'
import type { RuleField } from './rule-fields.ts'

/** What all fields of a form share. */
export interface FieldShared {
  issues: readonly ContentIssue[]
  isReadOnly: boolean
  /** Deposit bonuses of the merchant. */
  bonuses: readonly string[]
}

export interface FieldProps<Field extends RuleField> extends FieldShared {
  field: Field
  value: unknown
  path: string
  number: number | undefined
  onChange(value: unknown): void
}

/** Returns a value of the rules as it is typed. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const numberIn = (typed: string): unknown => {
  if (typed === '') return undefined
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed
}

/** Returns label and hint of a field; fields in a list have its number. */
export function useNames(field: RuleField, number: number | undefined) {
  const { t } = useLingui()
  const label = t(field.label)
  return {
    label: number === undefined ? label : t`${label} ${number}`,
    hint: field.hint && (number ?? 1) === 1 ? t(field.hint) : undefined,
  }
}

/** Returns what is wrong with a field, or undefined. */
export function useIssue(issues: readonly ContentIssue[], path: string): string | undefined {
  const { t } = useLingui()
  const found = issues.find((issue) => issue.path === path)
  if (!found) return undefined
  return found.problem === 'sentence' ? found.text : t(issueText[found.problem])
}

const INPUT_MODES: Partial<Record<RuleField['kind'], 'numeric' | 'decimal'>> = { count: 'numeric', amount: 'decimal' }

/** An input of one value. */
export function PlainField({
  field,
  value,
  path,
  number,
  issues,
  isReadOnly,
  bonuses,
  onChange,
}: FieldProps<RuleField>) {
  const { label, hint } = useNames(field, number)
  const error = useIssue(issues, path)
  const { t } = useLingui()
  switch (field.kind) {
    case 'yes':
      return (
        <Checkbox isSelected={value === true} onChange={(isOn) => !isReadOnly && onChange(isOn)}>
          {label}
        </Checkbox>
      )
    case 'choice':
      return (
        <Chosen
          label={label}
          value={textOf(value)}
          options={field.options.map((option) => ({ value: option.value, label: t(option.label) }))}
          {...{ error, onChange }}
        />
      )
    case 'category':
      return (
        <Chosen
          label={label}
          value={textOf(value)}
          options={[
            { value: '', label: t`All games` },
            ...GameCategory.options
              .filter((one) => one !== 'HOT')
              .map((one) => ({ value: one, label: t(categoryText(one)) })),
          ]}
          error={error}
          onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
        />
      )
    case 'bonus':
      return (
        <Chosen
          label={label}
          value={textOf(value)}
          options={[{ value: '', label: t`Choose` }, ...bonuses.map((one) => ({ value: one, label: one }))]}
          error={error}
          onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
        />
      )
    default:
      return (
        <TextField
          label={label}
          {...(hint !== undefined && { hint })}
          value={textOf(value)}
          error={error}
          isReadOnly={isReadOnly}
          inputMode={INPUT_MODES[field.kind] ?? 'text'}
          maxLength={40}
          onChange={(typed) => onChange(field.kind === 'count' ? numberIn(typed) : typed || undefined)}
        />
      )
  }
}

interface ChosenProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  error: string | undefined
  onChange(value: string): void
}

const Chosen = ({ label, value, options, error, onChange }: ChosenProps) => (
  <Labelled label={label}>
    <Select label={label} value={value} options={options} onChange={onChange} />
    {error !== undefined && <p className={promotion.issue}>{error}</p>}
  </Labelled>
)
