import { useLingui } from '@lingui/react/macro'

import { formatCountdown } from '../../lib/i18n/format-countdown.ts'
import { retryAfterSeconds } from '../../lib/calls/common-refusal.ts'
import { codeDigits } from '../../lib/i18n/code-digits.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { RewrittenField } from '../../ui/field.tsx'
import styles from '../mobile/code-field.module.css'
import { nextCodeTexts } from '../wait-texts.ts'
import { pinFailure } from './pin-texts.ts'
import type { PinCode } from './use-pin-code.ts'

const CODE_LIMIT = 10

/** Field for the sent code, with the button that sends it. */
export function PinCodeField({ code, error }: { code: PinCode; error: string | null }) {
  const { t, i18n } = useLingui()
  const failure = useFailure(code)
  const left = formatCountdown(code.secondsLeft, i18n.locale)
  const { sentTo } = code
  return (
    <RewrittenField
      label={code.method === 'sms' ? t`SMS code` : t`Email code`}
      name="proof"
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      required
      disabled={!code.isRequested}
      error={error ?? failure}
      hint={sentTo === null ? t`Get a code first, then enter it here.` : t`Sent to ${sentTo}.`}
      rewrite={sentDigits}
      aside={
        <button
          type="button"
          className={styles.send}
          disabled={code.secondsLeft > 0 || code.sending}
          aria-busy={code.sending || undefined}
          aria-label={code.secondsLeft > 0 ? t`Send again in ${left}` : undefined}
          onClick={code.requestCode}
        >
          {code.secondsLeft > 0 ? left : t`Get code`}
        </button>
      }
    />
  )
}

const sentDigits = (typed: string) => codeDigits(typed, CODE_LIMIT)

function useFailure({ error }: PinCode): string | null {
  const { i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  if (!error) return null
  const seconds = retryAfterSeconds(error)
  return i18n._(seconds === null ? pinFailure(error, formatZonedTime) : nextCodeTexts(seconds))
}
