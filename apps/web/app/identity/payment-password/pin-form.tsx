import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { fillField, focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { Button } from '../../ui/button.tsx'
import { PinField } from '../../ui/pin-field.tsx'
import { Alert } from '../../ui/alert.tsx'
import form from '../sign-in-frame/form.module.css'
import { PasswordField } from '../security/password-field.tsx'
import { PIN_FIELD_NAMES, pinProblems } from './check-pin-form.ts'
import type { PinFieldName, PinProof } from './check-pin-form.ts'
import { pinFailure, pinTexts } from './pin-texts.ts'
import type { PinProblem } from './pin-texts.ts'

export type PinValues = Record<PinFieldName, string>

interface PinFormProps {
  neededProof: PinProof
  action: string
  busy: boolean
  error: unknown
  onSend(values: PinValues, callbacks: { onError(error: unknown): void }): void
  /** Renders the code field if a code is required; `error` belongs to it. */
  renderCode?: (error: string | null) => ReactNode
  children?: ReactNode
}

/** Fields at which refusals are shown; all others are shown above the button. */
const FIELD_OF = new Map<string, PinFieldName>([
  ['password.incorrect', 'proof'],
  ['payment.password.incorrect', 'proof'],
  ['verification.code.incorrect', 'proof'],
  ['payment.password.invalid', 'newPin'],
  ['payment.password.easy', 'newPin'],
  ['modify.new.old.same', 'newPin'],
  ['payment.password.confirmation.mismatch', 'confirmPin'],
])

/** A new payment password, typed twice, preceded by the authorization. */
export function PinForm({ neededProof, action, busy, error, onSend, renderCode, children }: PinFormProps) {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const { problems, setProblems, formProps } = useCheckedForm<PinFieldName, PinProblem | 'payment.password.incorrect'>(
    PIN_FIELD_NAMES,
    (values) => pinProblems(values, neededProof),
  )
  const send = (values: PinValues, element: HTMLFormElement) => {
    const onError = (failure: unknown) => {
      const code = failure instanceof CallRefused ? failure.code : ''
      const field = FIELD_OF.get(code)
      if (!field) return
      fillField(element, field, '')
      setProblems({ [field]: code })
      requestAnimationFrame(() => focusField(element, field))
    }
    onSend(values, { onError })
  }
  const isFieldError = error instanceof CallRefused && FIELD_OF.has(error.code)
  const textOf = (field: PinFieldName) => {
    const problem = problems[field]
    if (!problem) return null
    // This message states the remaining attempts, which only the error contains.
    return i18n._(problem === 'payment.password.incorrect' ? pinFailure(error, formatZonedTime) : pinTexts[problem])
  }
  return (
    <form className={form.form} {...formProps(send)}>
      {neededProof === 'password' && <PasswordField name="proof" error={textOf('proof')} />}
      {neededProof === 'oldPin' && <PinField label={t`Old payment password`} name="proof" error={textOf('proof')} />}
      {neededProof === 'code' && renderCode?.(textOf('proof'))}
      <PinField
        label={t`New payment password`}
        name="newPin"
        hint={t`6 digits that are hard to guess. No sequences such as 123456.`}
        error={textOf('newPin')}
      />
      <PinField label={t`Confirm new payment password`} name="confirmPin" error={textOf('confirmPin')} />
      {children}
      <Alert message={error && !isFieldError ? i18n._(pinFailure(error, formatZonedTime)) : null} />
      <Button type="submit" wide busy={busy}>
        {action}
      </Button>
    </form>
  )
}
