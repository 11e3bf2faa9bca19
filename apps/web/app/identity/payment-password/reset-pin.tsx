import { resetPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import type { CodeWay } from '@ante/contract/identity/payment-password.ts'
import { useLingui } from '@lingui/react/macro'

import { codeDigits } from '../../lib/i18n/code-digits.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import form from '../sign-in-frame/form.module.css'
import { useGuardCall } from '../security/use-guard-call.ts'
import sheet from '../security/sheet-text.module.css'
import { PinCodeField } from './pin-code-field.tsx'
import { PinForm } from './pin-form.tsx'
import { usePinCode } from './use-pin-code.ts'

interface ResetPinProps {
  /** Available channels for a code. */
  methods: readonly CodeWay[]
  /** Whether this is the first payment password: the member has no login password to authorize it. */
  isFirst: boolean
  onDone(): void
}

const CODE_LIMIT = 10

/** Resets the payment password with a code, when it is forgotten or there is no login password. */
export function ResetPin({ methods, isFirst, onDone }: ResetPinProps) {
  const { t } = useLingui()
  const [first, other] = methods
  if (!first) return <Unreachable />
  return (
    <>
      <p className={sheet.text}>
        {isFirst
          ? t`Confirm it’s you with a code. Then choose 6 digits to use for every withdrawal.`
          : t`Confirm it’s you with a code. A new payment password has a waiting period for withdrawals.`}
      </p>
      <Reset first={first} other={other} onDone={onDone} />
    </>
  )
}

function Reset({ first, other: alternative, onDone }: { first: CodeWay; other: CodeWay | undefined; onDone(): void }) {
  const { t } = useLingui()
  const code = usePinCode(first)
  const reset = useGuardCall(resetPaymentPassword)
  const otherWay = code.method === first ? alternative : first
  return (
    <>
      <PinForm
        neededProof="code"
        action={t`Set payment password`}
        busy={reset.isPending}
        error={reset.error}
        renderCode={(error) => <PinCodeField code={code} error={error} />}
        onSend={({ proof, newPin, confirmPin }, { onError }) =>
          reset.mutate(
            {
              by: code.method,
              verificationCode: codeDigits(proof, CODE_LIMIT),
              newPaymentPassword: newPin,
              confirmNewPaymentPassword: confirmPin,
            },
            { onError, onSuccess: onDone },
          )
        }
      />
      {otherWay && (
        <p className={form.instead}>
          <button type="button" className={form.link} onClick={() => code.selectMethod(otherWay)}>
            {otherWay === 'sms' ? t`Send code by SMS` : t`Send code by email`}
          </button>
        </p>
      )}
    </>
  )
}

function Unreachable() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/shield.svg"
      title={t`We can’t send you a code`}
      action={<ButtonLink to="/m/service">{t`Contact customer service`}</ButtonLink>}
    >
      {t`Your account has no phone number or email. Customer service can reset your payment password once they’ve confirmed it’s you.`}
    </EmptyState>
  )
}
