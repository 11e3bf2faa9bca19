import { closingOf } from '@ante/contract/merchant/closing.ts'
import { useSuspenseQuery } from '@tanstack/react-query'

import { merchantStatus } from '../merchant/queries.ts'
import { ClosedSite } from './closed-site.tsx'
import { Shell } from './shell.tsx'

/** The app, or what replaces the whole of it. The live stream closes it and opens it again. */
export function Site() {
  const { data: status } = useSuspenseQuery(merchantStatus)
  const closing = closingOf(status)
  return closing ? <ClosedSite closing={closing} /> : <Shell />
}
