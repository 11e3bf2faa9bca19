import { changePaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { useLingui } from '@lingui/react/macro'

import form from '../sign-in-frame/form.module.css'
import { useGuardCall } from '../security/use-guard-call.ts'
import sheet from '../security/sheet-text.module.css'
import { PinForm } from './pin-form.tsx'

interface ChangePinProps {
  onDone(): void
  onForgotten(): void
}

/** Changes the payment password, with the old one. */
export function ChangePin({ onDone, onForgotten }: ChangePinProps) {
  const { t } = useLingui()
  const change = useGuardCall(changePaymentPassword)
  return (
    <>
      <p
        className={sheet.text}
      >{t`After a change, withdrawals have a waiting period so you can act if it wasn’t you.`}</p>
      <PinForm
        neededProof="oldPin"
        action={t`Change payment password`}
        busy={change.isPending}
        error={change.error}
        onSend={({ proof, newPin, confirmPin }, { onError }) =>
          change.mutate(
            { oldPaymentPassword: proof, newPaymentPassword: newPin, confirmNewPaymentPassword: confirmPin },
            { onError, onSuccess: onDone },
          )
        }
      />
      <p className={form.instead}>
        <button type="button" className={form.link} onClick={onForgotten}>{t`Forgot payment password?`}</button>
      </p>
    </>
  )
}
