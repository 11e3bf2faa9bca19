import { removeAuthenticator } from '@ante/contract/identity/second-factor.ts'
import { useLingui } from '@lingui/react/macro'

import { showToast } from '../../../ui/toast-store.ts'
import { ProofForm } from '../proof-form.tsx'
import sheet from '../sheet-words.module.css'
import { useGuardCall } from '../use-guard-call.ts'

/** Removes the app, with password and code. */
export function RemoveAuthenticator({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const remove = useGuardCall(removeAuthenticator)
  return (
    <>
      <p className={sheet.words}>
        {t`Each login asks for a code of your app. You can remove it here; your recovery codes go with it.`}
      </p>
      <ProofForm
        withCode
        action={t`Remove the app`}
        busy={remove.isPending}
        error={remove.error}
        onProof={(proof, { onError }) => {
          const onSuccess = () => {
            showToast(t`The authenticator app is removed`, { tone: 'good' })
            onDone()
          }
          remove.mutate(proof, { onError, onSuccess })
        }}
      />
    </>
  )
}
