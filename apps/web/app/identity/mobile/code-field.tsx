import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { formatCountdown } from '../../lib/i18n/format-countdown.ts'
import { retryAfterSeconds } from '../../lib/calls/common-refusal.ts'
import { clearLine, fillField, focusField } from '../../lib/forms/use-checked-form.ts'
import { RewrittenField } from '../../ui/field.tsx'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { codeDigits } from '../../lib/i18n/code-digits.ts'
import { failureText } from '../failure-texts.ts'
import { problemTexts } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { nextCodeTexts } from '../wait-texts.ts'
import styles from './code-field.module.css'
import type { MobileProblem } from './mobile-number.ts'
import { readCode } from './read-code.ts'
import { isMissingNumber } from './use-code.ts'
import type { Code } from './use-code.ts'
import type { Mobile } from './use-mobile.ts'

/** Source: product specification 5. */
const CODE_LIMIT = 10
/** Source: product specification 9, loaders. */
const LOADING_MS = 10_000

interface CodeFieldProps {
  code: Code
  mobile: Mobile
  /** Problem of the code, from the form or the gateway. */
  problem?: FieldProblem | null | undefined
  /** Reports a problem of the number to the form, which focuses it. */
  onMobileProblem(problem: MobileProblem): void
  name?: string
  mobileName?: string
}

/** Field for the verification code, with the button that sends it. */
export function CodeField({ code, mobile, problem, onMobileProblem, ...names }: CodeFieldProps) {
  const { name = 'verificationCode', mobileName = 'mobileNum' } = names
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useReadCode(input, code.isRequested && !code.expired)

  const requestCode = () => {
    const refuse = (newProblem: MobileProblem) => {
      onMobileProblem(newProblem)
      if (input.current?.form) focusField(input.current.form, mobileName)
    }
    if (mobile.problem) {
      refuse(mobile.problem)
      return
    }
    const onEnd = showToast(t`Sending code…`, { ms: LOADING_MS })
    const onSent = () => {
      showToast(t`SMS sent`, { tone: 'good', ms: TOAST_MS.success })
      if (input.current?.form) clearLine(input.current.form, name)
      // Focuses in the next frame, because the field is still hidden.
      requestAnimationFrame(() => input.current?.focus())
    }
    const onFailed = (error: unknown) => {
      if (isMissingNumber(error)) refuse('mobileNum.invalid')
    }
    code.requestCode(mobile, { onSent, onFailed, onEnd })
  }
  const failure = code.error && !isMissingNumber(code.error) ? i18n._(sendingTexts(code.error)) : null
  return (
    <RewrittenField
      ref={input}
      label={t`SMS code`}
      name={name}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      required
      disabled={!code.isRequested}
      error={problem ? i18n._(problemTexts[problem]) : failure}
      hint={useHint(code)}
      rewrite={sentDigits}
      aside={<SendButton code={code} mobile={mobile} onClick={requestCode} />}
    />
  )
}

const sentDigits = (typed: string) => codeDigits(typed, CODE_LIMIT)

interface SendButtonProps {
  code: Code
  mobile: Mobile
  onClick(): void
}

/** Disabled for as long as the gateway would refuse another code, with the remaining time. */
function SendButton({ code, mobile, onClick }: SendButtonProps) {
  const { t, i18n } = useLingui()
  const seconds = code.secondsLeft(mobile)
  const left = formatCountdown(seconds, i18n.locale)
  const first = code.isRequested ? t`Send again` : t`Get code`
  return (
    <button
      type="button"
      className={styles.send}
      disabled={seconds > 0 || code.sending}
      aria-busy={code.sending || undefined}
      aria-label={seconds > 0 ? t`Send again in ${left}` : undefined}
      onClick={onClick}
    >
      {seconds > 0 ? left : first}
    </button>
  )
}

function useHint({ isRequested: requested, expired, expiredMinutes }: Code): string {
  const { t } = useLingui()
  if (!requested) return t`Get a code first, then enter it here.`
  if (expired) return t`This code has expired. Get a new one.`
  return expiredMinutes === null
    ? ''
    : t`The code is valid for ${plural(expiredMinutes, { one: '# minute', other: '# minutes' })}.`
}

function sendingTexts(error: unknown) {
  const seconds = retryAfterSeconds(error)
  return seconds === null ? failureText(error) : nextCodeTexts(seconds)
}

/** Fills in the code when the browser reads it from the message, with the owner's permission. */
function useReadCode(input: { current: HTMLInputElement | null }, isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) return undefined
    const leaving = new AbortController()
    const fill = async () => {
      const code = await readCode(leaving.signal)
      const { current } = input
      if (code !== null && current?.form) fillField(current.form, current.name, code)
    }
    void fill()
    return () => leaving.abort()
  }, [input, isExpected])
}
