import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { refusedCode } from '../../lib/calls/refused-code.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { walletBalance } from '../../wallet/public.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'
import { promotionFailure } from '../offer/refusals.ts'
import { availablePromotions } from '../queries.ts'
import { rebateNow } from '../rebates/queries.ts'
import { sumOf } from './claims.ts'
import type { Claim } from './claims.ts'
import { usePayClaim } from './use-pay-claim.ts'

/** An item whose claim has failed, with the reason. */
export interface FailedClaim {
  claim: Claim
  reason: MessageDescriptor
}

/** Claims items one after another, each with a separate key; a failure does not stop the others. */
export function useClaims(currency: string) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const pay = usePayClaim()
  const isRunning = useRef(false)
  const [claiming, setClaiming] = useState<readonly string[]>([])
  const [paidKeys, setPaidKeys] = useState<readonly string[]>([])
  const [failed, setFailed] = useState<readonly FailedClaim[]>([])
  const run = async (claims: readonly Claim[]) => {
    if (isRunning.current) return
    isRunning.current = true
    const keys = claims.map(({ key }) => key)
    setClaiming(keys)
    setFailed((before) => before.filter(({ claim }) => !keys.includes(claim.key)))
    const amounts: { amount: string }[] = []
    const failures: FailedClaim[] = []
    for (const claim of claims) {
      try {
        amounts.push({ amount: await pay(claim) })
        setPaidKeys((before) => [...before, ...lastingKeys(claim)])
      } catch (error) {
        failures.push({ claim, reason: reasonOf(error) })
      }
    }
    const sum = sumOf(amounts)
    if (Number(sum) > 0) {
      const paid = formatMoney({ amount: sum, currency }, i18n.locale)
      showToast(t`${paid} has been added to your balance.`, { tone: 'good', ms: TOAST_MS.success })
    } else if (amounts.length > 0) showToast(t`Already claimed. Nothing was paid twice.`)
    // Removes claimed items before the buttons are enabled again.
    await refresh()
    setFailed((before) => [...before, ...failures])
    setClaiming([])
    isRunning.current = false
  }
  const refresh = async () => {
    void queries.invalidateQueries(walletBalance)
    void queries.invalidateQueries(availablePromotions)
    void queries.invalidateQueries({ queryKey: rebateNow.queryKey })
    await queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
  }
  const dismiss = () => setFailed([])
  return { run, claiming, paidKeys, failed, dismiss }
}

/**
 * Returns the key under which a paid item stays hidden; none for a rebate, because the next rebate has the same key.
 */
const lastingKeys = ({ kind, key }: Claim): string[] => (kind === 'rebate' ? [] : [key])

const reasonOf = (error: unknown): MessageDescriptor =>
  refusedCode(error) === 'rebate.below.minimum'
    ? msg`It’s now below the minimum to claim. Bet more, or wait for the automatic payment.`
    : promotionFailure(error)
