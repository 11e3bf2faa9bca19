import { confirmAuthenticator } from '@ante/contract/identity/second-factor.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'

import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { focusField, useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Alert } from '../../../ui/alert.tsx'
import form from '../../sign-in-frame/form.module.css'
import { codeProblem, sentCode } from '../code-check.ts'
import { CodeField } from '../code-field.tsx'
import { guardFailure, guardTexts } from '../refusals.ts'
import type { GuardProblem } from '../refusals.ts'
import { StepTexts } from '../step-texts.tsx'
import { useGuardCall } from '../use-guard-call.ts'
import { CopyButton } from '../copy-button.tsx'
import styles from './secret-step.module.css'

interface SecretStepProps {
  secret: string
  uri: string
  onCodes(codes: readonly string[]): void
}

const FIELDS = ['code'] as const

const QrCode = lazy(async () => ({ default: (await import('../../../ui/qr-code.tsx')).QrCode }))

/** The secret, as a QR code for another phone and as text for this one, until confirmed by a first code. */
export function SecretStep({ secret, uri, onCodes }: SecretStepProps) {
  const { t, i18n } = useLingui()
  const confirm = useGuardCall(confirmAuthenticator)
  const [refused, setRefused] = useState<string | null>(null)
  const { problems, setProblems, formProps } = useCheckedForm<'code', GuardProblem>(FIELDS, ({ code }) => {
    const problem = code === refused ? 'second_factor.incorrect' : codeProblem('app', code)
    return problem ? { code: problem } : {}
  })
  const send = ({ code }: { code: string }, element: HTMLFormElement) =>
    confirm.mutate(
      { code: sentCode('app', code) },
      {
        onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
        onError: (error) => {
          if (refusalOf(confirmAuthenticator, error)?.code !== 'second_factor.incorrect') return
          setRefused(code)
          setProblems({ code: 'second_factor.incorrect' })
          focusField(element, 'code')
        },
      },
    )
  const isFieldError = refusalOf(confirmAuthenticator, confirm.error)?.code === 'second_factor.incorrect'
  const formError = confirm.error && !isFieldError ? i18n._(guardFailure(confirm.error)) : null
  return (
    <>
      <StepTexts>{t`Scan this with your authenticator app, or open the app on this phone.`}</StepTexts>
      <div className={styles.picture}>
        <Suspense fallback={<Skeleton height={192} width={192} />}>
          <QrCode text={uri} label={t`QR code for your authenticator app`} />
        </Suspense>
      </div>
      <a className={styles.open} href={uri}>{t`Open authenticator app`}</a>
      <p className={styles.text}>{t`Or enter this setup key:`}</p>
      <div className={styles.key}>
        <code className={styles.secret} dir="ltr">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton text={secret} />
      </div>
      <form className={form.form} {...formProps(send)}>
        <CodeField kind="app" error={problems.code ? i18n._(guardTexts[problems.code]) : null} />
        <Alert message={formError} />
        <Button type="submit" wide busy={confirm.isPending || confirm.isSuccess}>{t`Confirm`}</Button>
      </form>
    </>
  )
}
