import type { FieldRule } from '@ante/contract/identity/register.ts'
import { latinDigits } from '@ante/contract/kit/digits.ts'
import { useLingui } from '@lingui/react/macro'

import { Field, RewrittenField } from '../../ui/field.tsx'
import { problemWords } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { explainPattern } from './explain-pattern.ts'
import { optionalTraits, optionalWords } from './optional-words.ts'
import type { PlainField } from './optional-words.ts'
import { useDemandWords } from './use-demand-words.ts'

interface OptionalLineProps {
  field: PlainField
  rule: FieldRule
  problem: FieldProblem | undefined
}

/** One additional field required by the merchant. */
export function OptionalLine({ field, rule, problem }: OptionalLineProps) {
  const { t, i18n } = useLingui()
  const wordsOf = useDemandWords()
  const demands = explainPattern(rule.regExp) ?? []
  const isDigits = field !== 'birthday' && demands[0]?.kind === 'digits'
  const { label, hint, invalid } = optionalWords[field]
  const name = i18n._(label)

  // The pattern of a date is not described: the browser shows its own format.
  const demandsText = field === 'birthday' ? '' : demands.map(wordsOf).join(' · ')
  // A number of digits is always described, because it cannot be guessed.
  const hintText = [(!hint || isDigits) && demandsText, hint && i18n._(hint)].filter(Boolean).join(' · ')
  const wrong = () => {
    if (problem === 'field.required') return t`This field is required.`
    if (problem !== 'field.invalid') return problem && i18n._(problemWords[problem])
    if (invalid) return i18n._(invalid)
    return demandsText ? t`Check this: ${demandsText}` : t`This doesn’t look right. Check it.`
  }
  const traits = {
    label: rule.required ? name : t`${name} (optional)`,
    name: field,
    ...optionalTraits[field],
    autoCorrect: 'off',
    spellCheck: false,
    required: rule.required,
    hint: hintText,
    error: wrong(),
  }
  return isDigits ? <RewrittenField {...traits} inputMode="numeric" rewrite={latinDigits} /> : <Field {...traits} />
}
