import type { QueryClient } from '@tanstack/react-query'

import { CallRefused } from '../lib/call-errors.ts'
import { merchantStatus } from '../merchant/queries.ts'

/** A call that the gateway refuses because the merchant has closed is a reason to ask whether he has. */
export function watchMaintenance(queries: QueryClient): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const error: unknown = event.action.error
    if (error instanceof CallRefused && error.code === 'merchant.maintenance') {
      void queries.invalidateQueries(merchantStatus)
    }
  })
}
