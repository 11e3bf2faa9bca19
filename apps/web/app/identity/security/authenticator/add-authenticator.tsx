import { beginAuthenticator } from '@ante/contract/identity/second-factor.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useGuardCall } from '../use-guard-call.ts'
import { ProofForm } from '../proof-form.tsx'
import sheet from '../sheet-text.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecretStep } from './secret-step.tsx'

/** Adds an authenticator app in three steps: the password, the secret, and the recovery codes. */
export function AddAuthenticator({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const begin = useGuardCall(beginAuthenticator)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  if (begin.data) return <SecretStep {...begin.data} onCodes={setCodes} />
  return (
    <>
      <p className={sheet.text}>
        {t`The app shows a new code every 30 seconds. You’ll need it with your password at each login, so the password alone isn’t enough.`}
      </p>
      <ProofForm
        action={t`Continue`}
        busy={begin.isPending}
        error={begin.error}
        onProof={({ password }, callbacks) => begin.mutate({ password }, callbacks)}
      />
    </>
  )
}
