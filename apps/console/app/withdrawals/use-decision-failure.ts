import { approveQueuedWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'
import { useLingui } from '@lingui/react/macro'

import { CallRefused } from '../lib/call-errors.ts'
import { useFailureText } from '../ui/failure-text.ts'
import { checkText, stateText } from './withdrawal-texts.ts'

const { refusals } = approveQueuedWithdrawal

/** Returns a formatter for refusals of a decision; after a change of the withdrawal it describes the difference. */
export function useDecisionFailure(): (error: unknown) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (error) => {
    if (!(error instanceof CallRefused)) return failureText(error)
    if (error.code === 'withdrawal.claimed') {
      const claim = refusals['withdrawal.claimed'].safeParse(error.details)
      return claim.success ? t`${claim.data.by} is reviewing it. Nothing was changed.` : failureText(error)
    }
    const now = error.code === 'withdrawal.stale' ? refusals['withdrawal.stale'].safeParse(error.details) : undefined
    if (!now?.success) return failureText(error)
    const state = now.data.isHeld ? t`on hold` : t(stateText[now.data.state].text)
    const failed = now.data.failed.map((code) => t(checkText[code].failed)).join(', ')
    return failed
      ? t`It changed since you read it. Now: ${state}; failed checks: ${failed}. Nothing was changed; read it again.`
      : t`It changed since you read it. Now: ${state}. Nothing was changed; read it again.`
  }
}
