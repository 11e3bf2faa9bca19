import { claimRebate } from '@ante/contract/promotions/rebates.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { callFailure } from '../../ui/call-failure.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { rebateNow } from './queries.ts'

const claimTexts = {
  'responsible.gaming.excluded': msg`You’re taking a break. You can still withdraw your money.`,
  'rebate.below.minimum': msg`It’s now below the minimum to claim. Bet more, or wait for the automatic payment.`,
}

/** Claims the accrued rebate, and shows the result. */
export function useClaim() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const claim = useKeyedCall(claimRebate, () => t`Rebate claim`)
  const refusal = refusalOf(claimRebate, claim.error)
  const texts = refusal && claimTexts[refusal.code]
  return {
    isClaiming: claim.isPending,
    failure: claim.error ? i18n._(texts ?? callFailure(claim.error)) : null,
    claim: () =>
      claim.mutate(
        {},
        {
          onSuccess: ({ amount, currency }) => {
            const paid = formatMoney({ amount, currency }, i18n.locale)
            if (Number(amount) > 0)
              showToast(t`${paid} has been added to your balance.`, { tone: 'good', ms: TOAST_MS.success })
            else showToast(t`Already claimed. Nothing was paid twice.`)
          },
          onSettled: () => void queries.invalidateQueries({ queryKey: rebateNow.queryKey.slice(0, 1) }),
        },
      ),
  }
}
