import { closingOf } from '@ante/contract/merchant/closing.ts'
import type { MerchantStatus } from '@ante/contract/merchant/status.ts'
import type { QueryClient } from '@tanstack/react-query'

import { merchantStatus } from '../merchant/queries.ts'
import { prepareClosed } from './closed-pages.ts'

/**
 * Returns the handler of the merchant's status; events are applied sequentially: the replacement page is loaded before
 * the app is removed.
 */
export function applyStatusEvent(queries: QueryClient): (status: MerchantStatus) => void {
  let former: Promise<unknown> = Promise.resolve()
  return (status) => {
    const closing = closingOf(status)
    const ready = closing ? prepareClosed(closing).catch(() => undefined) : undefined
    former = former.then(() => ready).then(() => queries.setQueryData(merchantStatus.queryKey, status))
  }
}
