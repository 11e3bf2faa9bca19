import { removePasskey } from '@ante/contract/identity/passkeys.ts'
import { useLingui } from '@lingui/react/macro'

import form from '../../sign-in-frame/form.module.css'
import { ProofForm } from '../proof-form.tsx'
import sheet from '../sheet-text.module.css'
import { useGuardCall } from '../use-guard-call.ts'

interface RemovePasskeyProps {
  id: string
  name: string
  onDone(): void
  onBack(): void
}

/** Removes a passkey, with the password. */
export function RemovePasskey({ id, name, onDone, onBack }: RemovePasskeyProps) {
  const { t } = useLingui()
  const remove = useGuardCall(removePasskey)
  return (
    <>
      <p className={sheet.strong}>{t`Remove ${name}?`}</p>
      <p className={sheet.text}>
        {t`You won’t be able to log in with it. You can also delete it from your device in its password settings.`}
      </p>
      <ProofForm
        action={t`Remove`}
        busy={remove.isPending}
        error={remove.error}
        onProof={({ password }, { onError }) => remove.mutate({ id, password }, { onError, onSuccess: onDone })}
      />
      <p className={form.instead}>
        <button type="button" className={form.link} onClick={onBack}>{t`Back`}</button>
      </p>
    </>
  )
}
