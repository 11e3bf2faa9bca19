import type { QueryClient } from '@tanstack/react-query'

import { retryFailed } from '../lib/calls/failed-boundaries.ts'
import { merchantSettings } from '../merchant/queries.ts'
import { helpItems, userAgreement } from '../support/queries.ts'

/**
 * Maximum number of requests. The instance that answers may receive a change later than the one that sent the event, so
 * an answer with the old version is requested again.
 */
const TRIES = 6
const WAIT_MS = 150

/**
 * Returns the handler of the settings event: settings of another version are refetched, and all other cached data is
 * marked as stale for its next use.
 */
export function applySettingsEvent(queries: QueryClient): (event: { version: string }) => void {
  let newest = ''
  return ({ version }) => {
    newest = version
    void refresh(queries, () => newest, 1)
  }
}

async function refresh(queries: QueryClient, newestVersion: () => string, attempt: number): Promise<void> {
  const cached = queries.getQueryData(merchantSettings.queryKey)
  if (cached?.version === newestVersion() || attempt > TRIES) return
  await queries.refetchQueries(merchantSettings)
  if (queries.getQueryData(merchantSettings.queryKey)?.version === newestVersion()) {
    await queries.invalidateQueries({
      predicate: ({ queryKey: [owner] }) => owner !== 'merchant',
      refetchType: 'none',
    })
    // Calls refused under the old settings may succeed now.
    retryFailed()
    // Refetches the merchant's texts that are shown.
    for (const { queryKey } of [helpItems, userAgreement]) void queries.refetchQueries({ queryKey, type: 'active' })
    return
  }
  setTimeout(() => void refresh(queries, newestVersion, attempt + 1), WAIT_MS * 2 ** attempt)
}
