import type { QueryClient } from '@tanstack/react-query'

import { retryFailed } from '../lib/calls/failed-boundaries.ts'
import { merchantSettings } from '../merchant/queries.ts'
import { helpItems, userAgreement } from '../support/queries.ts'

/** An instance of the gateway may hear of a change a moment later than the one that told us. */
const TRIES = 6
const WAIT_MS = 150

/**
 * Takes news of the merchant's settings: those with another version are asked for anew, and what depends on them, the rest
 * of what is known, is asked again when it is looked at next.
 */
export function applySettingsEvent(queries: QueryClient): (news: { version: string }) => void {
  let newest = ''
  return ({ version }) => {
    newest = version
    void refresh(queries, () => newest, 1)
  }
}

async function refresh(queries: QueryClient, wanted: () => string, attempt: number): Promise<void> {
  const known = queries.getQueryData(merchantSettings.queryKey)
  if (known?.version === wanted() || attempt > TRIES) return
  await queries.refetchQueries(merchantSettings)
  if (queries.getQueryData(merchantSettings.queryKey)?.version === wanted()) {
    await queries.invalidateQueries({
      predicate: ({ queryKey: [owner] }) => owner !== 'merchant',
      refetchType: 'none',
    })
    // What was refused under the old settings may be answered under these.
    retryFailed()
    // Whoever reads the merchant's words goes on with what they say now.
    for (const { queryKey } of [helpItems, userAgreement]) void queries.refetchQueries({ queryKey, type: 'active' })
    return
  }
  setTimeout(() => void refresh(queries, wanted, attempt + 1), WAIT_MS * 2 ** attempt)
}
