import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/alert.tsx'
import form from '../sign-in-frame/form.module.css'
import { codeProblem, sentCode } from './code-check.ts'
import type { CodeKind } from './code-check.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { guardFailure, guardTexts } from './refusals.ts'
import type { GuardProblem } from './refusals.ts'

export interface Proof {
  password: string
  code: string
}

interface ProofFormProps {
  /** Whether an app code is required besides the password. */
  withCode?: boolean
  action: string
  busy: boolean
  error: unknown
  onProof(proof: Proof, onError: { onError(error: unknown): void }): void
  children?: ReactNode
}

type FieldName = keyof Proof

const FIELDS = ['password', 'code'] as const
/** Fields at which refusals are shown; all others are shown above the button. */
const FIELD_OF = new Map<string, FieldName>([
  ['password.incorrect', 'password'],
  ['second_factor.incorrect', 'code'],
])

/** Asks for the password, and for a code if required, before a change of a security factor. */
export function ProofForm({ withCode = false, action, busy, error, onProof, children }: ProofFormProps) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<CodeKind>('app')
  const { problems, setProblems, formProps } = useCheckedForm<FieldName, GuardProblem>(FIELDS, ({ password, code }) => {
    const newCodeProblem = withCode ? codeProblem(kind, code) : null
    return {
      ...(password === '' && { password: 'password.missing' as const }),
      ...(newCodeProblem && { code: newCodeProblem }),
    }
  })
  const textOf = (field: FieldName) => (problems[field] ? i18n._(guardTexts[problems[field]]) : null)
  const send = ({ password, code }: Proof, element: HTMLFormElement) => {
    const onError = (failure: unknown) => {
      const field = failure instanceof CallRefused ? FIELD_OF.get(failure.code) : undefined
      if (!field) return
      setProblems({ [field]: field === 'password' ? 'password.incorrect' : 'second_factor.incorrect' })
      requestAnimationFrame(() => focusField(element, field))
    }
    onProof({ password, code: sentCode(kind, code) }, { onError })
  }
  const isFieldError = error instanceof CallRefused && FIELD_OF.has(error.code)
  return (
    <form className={form.form} {...formProps(send)}>
      <PasswordField error={textOf('password')} />
      {withCode && <CodeField key={kind} kind={kind} error={textOf('code')} />}
      {children}
      <Alert message={error && !isFieldError ? i18n._(guardFailure(error)) : null} />
      <Button type="submit" wide busy={busy}>
        {action}
      </Button>
      {withCode && (
        <p className={form.instead}>
          <button type="button" className={form.link} onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
            {kind === 'app' ? t`Use a recovery code` : t`Use authenticator app`}
          </button>
        </p>
      )}
    </form>
  )
}
