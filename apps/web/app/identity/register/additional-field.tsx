import type { FieldRule } from '@ante/contract/identity/register.ts'
import { latinDigits } from '@ante/contract/kit/digits.ts'
import { useLingui } from '@lingui/react/macro'

import { Field, RewrittenField } from '../../ui/field.tsx'
import { problemTexts } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { explainPattern } from './explain-pattern.ts'
import { optionalTraits, optionalTexts } from './optional-texts.ts'
import type { PlainField } from './optional-texts.ts'
import { usePatternRuleText } from './use-pattern-rule-text.ts'

interface AdditionalFieldProps {
  field: PlainField
  rule: FieldRule
  problem: FieldProblem | undefined
}

/** One additional field required by the merchant. */
export function AdditionalField({ field, rule, problem }: AdditionalFieldProps) {
  const { t, i18n } = useLingui()
  const textOf = usePatternRuleText()
  const rules = explainPattern(rule.regExp) ?? []
  const isDigits = field !== 'birthday' && rules[0]?.kind === 'digits'
  const { label, hint, invalid } = optionalTexts[field]
  const name = i18n._(label)

  // The pattern of a date is not described: the browser shows its own format.
  const rulesText = field === 'birthday' ? '' : rules.map(textOf).join(' · ')
  // A required number of digits is shown even if there is a hint, because it cannot be guessed.
  const hintText = [(!hint || isDigits) && rulesText, hint && i18n._(hint)].filter(Boolean).join(' · ')
  const problemText = () => {
    if (problem === 'field.required') return t`This field is required.`
    if (problem !== 'field.invalid') return problem && i18n._(problemTexts[problem])
    if (invalid) return i18n._(invalid)
    return rulesText ? t`Check this: ${rulesText}` : t`This doesn’t look right. Check it.`
  }
  const traits = {
    label: rule.required ? name : t`${name} (optional)`,
    name: field,
    ...optionalTraits[field],
    autoCorrect: 'off',
    spellCheck: false,
    required: rule.required,
    hint: hintText,
    error: problemText(),
  }
  return isDigits ? <RewrittenField {...traits} inputMode="numeric" rewrite={latinDigits} /> : <Field {...traits} />
}
