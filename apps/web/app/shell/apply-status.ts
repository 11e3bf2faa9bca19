import { closingOf } from '@ante/contract/merchant/closing.ts'
import type { MerchantStatus } from '@ante/contract/merchant/status.ts'
import type { QueryClient } from '@tanstack/react-query'

import { merchantStatus } from '../merchant/queries.ts'
import { prepareClosed } from './closed-pages.ts'

/** Takes what the merchant's state is now, one after the other: what replaces the app is loaded before the app goes. */
export function applyStatusEvent(queries: QueryClient): (status: MerchantStatus) => void {
  let former: Promise<unknown> = Promise.resolve()
  return (status) => {
    const closing = closingOf(status)
    const ready = closing ? prepareClosed(closing).catch(() => undefined) : undefined
    former = former.then(() => ready).then(() => queries.setQueryData(merchantStatus.queryKey, status))
  }
}
