import { closingOf } from '@ante/contract/merchant/closing.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useMerchant } from '../merchant/public.ts'
import { merchantStatus } from '../merchant/queries.ts'
import { PictureSources } from '../ui/picture-sources.ts'
import { ClosedSite } from './closed-site.tsx'
import { Shell } from './shell.tsx'

/** The app, or its replacement. The live stream closes and opens it. */
export function Site() {
  const { data: status } = useSuspenseQuery(merchantStatus)
  const closing = closingOf(status)
  const { imageCDNs } = useMerchant()
  // Images missing on all hosts are requested from the site's own origin.
  const sources = useMemo(() => [...new Set([...imageCDNs, ''])], [imageCDNs])
  return <PictureSources value={sources}>{closing ? <ClosedSite closing={closing} /> : <Shell />}</PictureSources>
}
