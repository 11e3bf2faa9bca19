import { setPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { useLingui } from '@lingui/react/macro'

import { useGuardCall } from '../security/use-guard-call.ts'
import sheet from '../security/sheet-words.module.css'
import { PinForm } from './pin-form.tsx'

/** Sets a first payment password, with the login password. */
export function SetPin({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const set = useGuardCall(setPaymentPassword)
  return (
    <>
      <p className={sheet.words}>
        {t`Six digits that only you know. Every withdrawal asks for them, so that no one who finds your phone can take your money.`}
      </p>
      <PinForm
        asked="password"
        action={t`Set payment password`}
        busy={set.isPending}
        error={set.error}
        onSend={({ proof, newPin, confirmPin }, { onError }) =>
          set.mutate(
            { password: proof, newPaymentPassword: newPin, confirmNewPaymentPassword: confirmPin },
            { onError, onSuccess: onDone },
          )
        }
      />
    </>
  )
}
