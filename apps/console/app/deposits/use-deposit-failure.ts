import { creditQueuedDeposit } from '@ante/contract/console/deposits.ts'
import { useLingui } from '@lingui/react/macro'

import { CallRefused } from '../lib/call-errors.ts'
import { useFailureText } from '../ui/failure-text.ts'

const { refusals } = creditQueuedDeposit

/** Returns a formatter for refusals of a decision about a deposit; it names the reviewer who prevents the decision. */
export function useDepositFailure(): (error: unknown) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (error) => {
    if (!(error instanceof CallRefused)) return failureText(error)
    const { code, details } = error
    if (code !== 'deposit.claimed' && code !== 'bank.line.claimed') return failureText(error)
    const claim = refusals[code].safeParse(details)
    if (!claim.success) return failureText(error)
    const { by } = claim.data
    return code === 'deposit.claimed'
      ? t`${by} is reviewing it. Nothing was changed.`
      : t`${by} is matching this bank line with another deposit. Nothing was changed.`
  }
}
