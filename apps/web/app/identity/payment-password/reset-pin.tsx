import { resetPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import type { CodeWay } from '@ante/contract/identity/payment-password.ts'
import { useLingui } from '@lingui/react/macro'

import { codeDigits } from '../../lib/words/digits.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import form from '../entrance/form.module.css'
import { useGuardCall } from '../security/use-guard-call.ts'
import sheet from '../security/sheet-words.module.css'
import { PinCodeLine } from './pin-code-line.tsx'
import { PinForm } from './pin-form.tsx'
import { usePinCode } from './use-pin-code.ts'

interface ResetPinProps {
  /** Available channels for a code. */
  ways: readonly CodeWay[]
  /** Whether there was none before: the member signs in without a password. */
  isFirst: boolean
  onDone(): void
}

const CODE_LIMIT = 10

/** Resets the payment password with a code, when it is forgotten or there is no login password. */
export function ResetPin({ ways, isFirst, onDone }: ResetPinProps) {
  const { t } = useLingui()
  const [first, other] = ways
  if (!first) return <Unreachable />
  return (
    <>
      <p className={sheet.words}>
        {isFirst
          ? t`A code shows that it is you. Then choose six digits that every withdrawal asks for.`
          : t`A code shows that it is you. With the new payment password withdrawals wait for a while.`}
      </p>
      <Reset first={first} other={other} onDone={onDone} />
    </>
  )
}

function Reset({ first, other, onDone }: { first: CodeWay; other: CodeWay | undefined; onDone(): void }) {
  const { t } = useLingui()
  const code = usePinCode(first)
  const reset = useGuardCall(resetPaymentPassword)
  const turn = code.by === first ? other : first
  return (
    <>
      <PinForm
        asked="code"
        action={t`Set payment password`}
        busy={reset.isPending}
        error={reset.error}
        renderCode={(error) => <PinCodeLine code={code} error={error} />}
        onSend={({ proof, newPin, confirmPin }, { onError }) =>
          reset.mutate(
            {
              by: code.by,
              verificationCode: codeDigits(proof, CODE_LIMIT),
              newPaymentPassword: newPin,
              confirmNewPaymentPassword: confirmPin,
            },
            { onError, onSuccess: onDone },
          )
        }
      />
      {turn && (
        <p className={form.instead}>
          <button type="button" className={form.link} onClick={() => code.turnTo(turn)}>
            {turn === 'sms' ? t`Send the code by text message` : t`Send the code by e-mail`}
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
      title={t`We cannot send you a code`}
      action={<ButtonLink to="/m/service">{t`To customer service`}</ButtonLink>}
    >
      {t`There is neither a phone number nor an e-mail address on your account. Our people set your payment password back when they know that it is you.`}
    </EmptyState>
  )
}
