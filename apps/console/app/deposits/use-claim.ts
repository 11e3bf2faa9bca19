import { claimDeposit, releaseDeposit } from '@ante/contract/console/deposits.ts'
import type { QueuedDeposit } from '@ante/contract/console/deposits.ts'
import { useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useRowClaim } from '../lib/use-row-claim.ts'

/** Whether something is to be decided about the deposit. */
const isOpen = ({ state, problem }: QueuedDeposit): boolean => state !== 'SUCCESS' || problem !== null

interface Claim {
  /** Another reviewer who has claimed the deposit, or null. */
  claimedBy: string | null
  /** To call after an own decision. */
  onDecided(): void
}

/** Claims the open deposit while the page is used, and the bank line that the person is matching with it. */
export function useClaim(row: QueuedDeposit | undefined, line: string | undefined): Claim {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const canDecide = useMayCall(merchant)(claimDeposit)
  const claim = row?.claim ?? null
  const isForeign = claim !== null && !claim.isOwn
  const onDecided = useRowClaim({
    id: row && canDecide && !isForeign && isOpen(row) ? row.id : null,
    part: line,
    claim: async (id, part) => {
      try {
        await call(claimDeposit, { merchant, id, ...(part !== undefined && { line: part }) })
      } catch (error) {
        // The refetched data contains the other reviewer of the deposit or of the bank line.
        for (const key of ['deposit', 'bank-lines']) void client.invalidateQueries({ queryKey: [key, merchant] })
        throw error
      }
    },
    release: (id) => call(releaseDeposit, { merchant, id }),
  })
  return { claimedBy: isForeign ? claim.by : null, onDecided }
}
