import { closingOf } from '@ante/contract/merchant/closing.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useMerchant } from '../merchant/public.ts'
import { merchantStatus } from '../merchant/queries.ts'
import { PictureSources } from '../ui/picture-sources.ts'
import { ClosedSite } from './closed-site.tsx'
import { Shell } from './shell.tsx'

/** The app, or what replaces the whole of it. The live stream closes it and opens it again. */
export function Site() {
  const { data: status } = useSuspenseQuery(merchantStatus)
  const closing = closingOf(status)
  const { imageCDNs } = useMerchant()
  // What none of them has is still to be had where the site itself comes from.
  const sources = useMemo(() => [...new Set([...imageCDNs, ''])], [imageCDNs])
  return <PictureSources value={sources}>{closing ? <ClosedSite closing={closing} /> : <Shell />}</PictureSources>
}
