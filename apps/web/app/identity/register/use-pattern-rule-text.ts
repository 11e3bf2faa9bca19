import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import type { PatternRule } from './explain-pattern.ts'

/** Returns the description of a rule. */
export function usePatternRuleText(): (rule: PatternRule) => string {
  const { t } = useLingui()
  return (rule) => {
    if (rule.kind === 'starts-with-letter') return t`Starts with a letter`
    if (rule.kind === 'only') return onlyText(rule)
    return rule.kind === 'digits' ? digitsText(rule) : lengthText(rule)
  }

  function lengthText({ min, max }: { min: number; max: number }): string {
    if (min === max) return t`${plural(max, { one: `${max} character`, other: `${max} characters` })}`
    if (min <= 1) return t`Up to ${plural(max, { one: `${max} character`, other: `${max} characters` })}`
    return t`${min} to ${plural(max, { one: `${max} character`, other: `${max} characters` })}`
  }

  function digitsText({ min, max }: { min: number; max: number }): string {
    if (min === max) return t`${plural(max, { one: `${max} digit`, other: `${max} digits` })}`
    return t`${min} to ${plural(max, { one: `${max} digit`, other: `${max} digits` })}`
  }

  function onlyText({ letters, digits, also }: { letters: boolean; digits: boolean; also: string }): string {
    const marks = also.split('').join(' ')
    if (marks !== '') return marksText(letters, digits, marks)
    return letters && digits ? t`Letters A–Z and digits only` : t`Letters A–Z only`
  }

  function marksText(letters: boolean, digits: boolean, marks: string): string {
    if (letters && digits) return t`Letters A–Z, digits and ${marks} only`
    return letters ? t`Letters A–Z and ${marks} only` : t`Digits and ${marks} only`
  }
}
