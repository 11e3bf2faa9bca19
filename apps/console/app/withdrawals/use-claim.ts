import { claimWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'
import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { useEffect } from 'react'

import { call } from '../lib/call.ts'
import { isInUse } from '../lib/is-in-use.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'

/** Delay in milliseconds before a claim, so that rows passed by with the arrow keys are not claimed. */
const SETTLE_MS = 600
/** Renewal interval in milliseconds; a claim expires after three minutes. */
const RENEW_MS = 150_000

const isOpen = ({ state, provider }: QueuedWithdrawal): boolean =>
  state === 'REVIEW' || (state === 'PAYING' && provider === null)

/**
 * Claims the open row while the page is used; returns the other reviewer who has claimed it, or null. A person who may
 * not decide claims nothing: the refusal would be an entry of the audit log.
 */
export function useClaim(row: QueuedWithdrawal | undefined): string | null {
  const { code: merchant } = useSite()
  const canDecide = useMayCall(merchant)(claimWithdrawal)
  const claim = row?.claim ?? null
  const isForeign = claim !== null && !claim.isOwn
  const id = row && canDecide && !isForeign && isOpen(row) ? row.id : null
  useEffect(() => {
    if (id === null) return undefined
    // A refused claim needs no message: the refetched row contains the other reviewer.
    const take = () => void call(claimWithdrawal, { merchant, id }).catch(() => undefined)
    const first = setTimeout(take, SETTLE_MS)
    const renewal = setInterval(() => isInUse() && take(), RENEW_MS)
    return () => {
      clearTimeout(first)
      clearInterval(renewal)
    }
  }, [merchant, id])
  return isForeign ? claim.by : null
}
