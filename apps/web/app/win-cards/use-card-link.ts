import { queryOptions, useQuery } from '@tanstack/react-query'

import { invitationLink } from '../identity/public.ts'
import { queryOf } from '../lib/calls/query-client.ts'
import { useFlag } from '../merchant/public.ts'
import type { Shared } from './shared.ts'

/** The member's invitation code. The key begins with `member`, so the cache is cleared for the next member. */
const ownInvitation = queryOptions({
  queryKey: ['member', 'invitation'],
  queryFn: queryOf(async () => (await import('@ante/contract/promotions/referral.ts')).getReferralDetails, {}),
  retry: false,
})

/** Returns the link shared with a picture: to the ticket's slip, else the member's referral link, else the site. */
export function useCardLink(shared: Shared): string {
  const hasReferral = useFlag('REFERRAL')
  const { data } = useQuery({ ...ownInvitation, enabled: hasReferral && shared.kind === 'win' })
  if (shared.kind === 'ticket') return location.origin + shared.url
  if (!data) return `${location.origin}/m/home`
  return invitationLink({ code: data.referralCode, promotionDomains: data.promotionDomains }, location)
}
