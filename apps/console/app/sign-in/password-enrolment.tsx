import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { acceptByPassword } from '@ante/contract/staff/sign-in.ts'
import type { openInvitation } from '@ante/contract/staff/sign-in.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { CallRefused } from '../lib/call-errors.ts'
import { call } from '../lib/call.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { FormField } from '../ui/form-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { CodeForm } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './sign-in.module.css'

const { password: Password } = acceptByPassword.input.shape
const Chosen = z.object({ password: Password })

interface PasswordEnrolmentProps {
  token: string
  invitation: OutputOf<typeof openInvitation>
  onSession(session: { csrf: string; endedFormer: boolean }): void
}

/** Sets a password, and then the authenticator app. The session begins only after the second factor. */
export function PasswordEnrolment({ token, invitation, onSession }: PasswordEnrolmentProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [password, setPassword] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const { control, handleSubmit } = useForm({ resolver: zodResolver(Chosen), defaultValues: { password: '' } })
  if (password === null) {
    const submit = handleSubmit((values) => setPassword(values.password))
    return (
      <Form className={styles.form ?? ''} onSubmit={(event) => void submit(event)}>
        {refused !== null && <Notice tone="bad">{refused}</Notice>}
        <FormField
          control={control}
          field="password"
          label={t`New password`}
          hint={t`At least 12 characters. An authenticator app follows.`}
          invalid={t`Use 12 to 128 characters.`}
          type="password"
          autoComplete="new-password"
        />
        <Button size="large" type="submit">
          <Trans>Continue with a password</Trans>
        </Button>
      </Form>
    )
  }
  const accept = async (code: string) => {
    try {
      onSession(await call(acceptByPassword, { token, password, code }))
    } catch (error) {
      if (!(error instanceof CallRefused) || !error.code.startsWith('password.')) throw error
      setRefused(failureText(error))
      setPassword(null)
    }
  }
  return (
    <>
      <div className={styles.scan}>
        <QrCode text={invitation.uri} label={t`QR code for the authenticator app`} />
        <p className={styles.text}>
          <Trans>Scan the code with your authenticator app, or enter this key:</Trans>
          <code className={styles.secret}>{invitation.secret}</code>
        </p>
      </div>
      <CodeForm action={t`Finish and sign in`} onCode={accept} />
    </>
  )
}
