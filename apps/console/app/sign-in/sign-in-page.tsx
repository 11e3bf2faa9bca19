import { StaffMail, completeSignIn, signInByPasskey, signInByPassword } from '@ante/contract/staff/sign-in.ts'
import type { SessionEnd } from '@ante/contract/staff/staff-endpoint.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { call } from '../lib/call.ts'
import { signWithPasskey } from '../lib/passkeys.ts'
import { staffSession } from '../lib/session-state.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { FormField } from '../ui/form-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { sessionEndText } from './session-end-text.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in.module.css'

const Credentials = z.object({ mail: StaffMail, password: z.string().check(z.minLength(1)) })

/**
 * Signs staff in by a passkey, or by password and code. The address does not change, so that the requested page opens
 * afterwards.
 */
export function SignInPage({ ended }: { ended: SessionEnd | null }) {
  const { t } = useLingui()
  const [challenge, setChallenge] = useState<string | null>(null)
  const enter = ({ csrf, endedFormer }: { csrf: string; endedFormer: boolean }) => staffSession.begin(csrf, endedFormer)
  if (challenge !== null) {
    return (
      <SignInFrame title={t`Two-step verification`} text={t`Open your authenticator app for the current code.`}>
        <CodeForm action={t`Sign in`} onCode={async (code) => enter(await call(completeSignIn, { challenge, code }))} />
        <Button kind="quiet" onPress={() => setChallenge(null)}>
          <Trans>Back</Trans>
        </Button>
      </SignInFrame>
    )
  }
  const byPasskey = async () => {
    const response = await signWithPasskey()
    if (response) enter(await call(signInByPasskey, { response }))
  }
  return (
    <SignInFrame title={t`Sign in`} text={t`Use the account that an administrator created for you.`}>
      {ended && <Notice tone={ended === 'signed_out' ? 'good' : 'warn'}>{t(sessionEndText[ended])}</Notice>}
      <PasskeyButton onPress={byPasskey}>{t`Sign in with a passkey`}</PasskeyButton>
      <PasswordForm onChallenge={setChallenge} />
    </SignInFrame>
  )
}

function PasswordForm({ onChallenge }: { onChallenge: (challenge: string) => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { mail: '', password: '' },
  })
  const submit = handleSubmit(async (values) => {
    try {
      onChallenge((await call(signInByPassword, values)).challenge)
    } catch (error) {
      setError('root', { message: failureText(error) })
    }
  })
  return (
    <Form className={styles.form ?? ''} onSubmit={(event) => void submit(event)}>
      <FormField
        control={control}
        field="mail"
        label={t`Email address`}
        invalid={t`Enter your email address.`}
        type="email"
        autoComplete="username webauthn"
      />
      <FormField
        control={control}
        field="password"
        label={t`Password`}
        invalid={t`Enter your password.`}
        type="password"
        autoComplete="current-password"
      />
      {formState.errors.root && <Notice tone="bad">{formState.errors.root.message}</Notice>}
      <Button size="large" type="submit" isPending={formState.isSubmitting}>
        <Trans>Continue</Trans>
      </Button>
    </Form>
  )
}
