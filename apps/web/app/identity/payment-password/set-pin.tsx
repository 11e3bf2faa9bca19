import { setPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { useLingui } from '@lingui/react/macro'

import { useGuardCall } from '../security/use-guard-call.ts'
import sheet from '../security/sheet-text.module.css'
import { PinForm } from './pin-form.tsx'

/** Sets a first payment password, with the login password. */
export function SetPin({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const set = useGuardCall(setPaymentPassword)
  return (
    <>
      <p className={sheet.text}>
        {t`6 digits only you know. They’re required for every withdrawal, so your money is safe even if you lose your phone.`}
      </p>
      <PinForm
        neededProof="password"
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
