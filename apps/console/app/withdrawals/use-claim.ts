import { claimWithdrawal, releaseWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'
import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useRowClaim } from '../lib/use-row-claim.ts'

const isOpen = ({ state, provider }: QueuedWithdrawal): boolean =>
  state === 'REVIEW' || (state === 'PAYING' && provider === null)

interface Claim {
  /** Another reviewer who has claimed the withdrawal, or null. */
  claimedBy: string | null
  /** To call after an own decision. */
  onDecided(): void
}

/** Claims the open withdrawal while the page is used. */
export function useClaim(row: QueuedWithdrawal | undefined): Claim {
  const { code: merchant } = useSite()
  const canDecide = useMayCall(merchant)(claimWithdrawal)
  const claim = row?.claim ?? null
  const isForeign = claim !== null && !claim.isOwn
  const onDecided = useRowClaim({
    id: row && canDecide && !isForeign && isOpen(row) ? row.id : null,
    claim: (id) => call(claimWithdrawal, { merchant, id }),
    release: (id) => call(releaseWithdrawal, { merchant, id }),
  })
  return { claimedBy: isForeign ? claim.by : null, onDecided }
}
