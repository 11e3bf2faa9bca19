import { removeAuthenticator } from '@ante/contract/identity/second-factor.ts'
import { useLingui } from '@lingui/react/macro'

import { showToast } from '../../../ui/toast-store.ts'
import { ProofForm } from '../proof-form.tsx'
import sheet from '../sheet-text.module.css'
import { useGuardCall } from '../use-guard-call.ts'

/** Removes the app, with password and code. */
export function RemoveAuthenticator({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const remove = useGuardCall(removeAuthenticator)
  return (
    <>
      <p className={sheet.text}>
        {t`Each login needs a code from your app. If you remove the app, your recovery codes are removed too.`}
      </p>
      <ProofForm
        withCode
        action={t`Remove app`}
        busy={remove.isPending}
        error={remove.error}
        onProof={(proof, { onError }) => {
          const onSuccess = () => {
            showToast(t`Authenticator app removed`, { tone: 'good' })
            onDone()
          }
          remove.mutate(proof, { onError, onSuccess })
        }}
      />
    </>
  )
}
