import { checkAffiliate } from '@ante/contract/identity/affiliate.ts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { queryOf } from '../../lib/calls/query-client.ts'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useFlag } from '../../merchant/public.ts'
import { addressInvitation, isInvitationCode } from './invitation-address.ts'
import type { AddressInvitation } from './invitation-address.ts'

/** State of the invitation of a new member. */
export type Invitation =
  /** The merchant has no invitations. */
  | { kind: 'off' }
  | { kind: 'checking'; code: string }
  /** The address contains a valid code, so no input is needed. */
  | { kind: 'fromLink'; code: string; domain: string | undefined }
  /** A code may be typed. `refused`: invalid code of the address. `unchecked`: code whose check got no answer. */
  | { kind: 'manual'; refused: string | null; unchecked: string | null; domain: string | undefined }

/** Checks the invitation of the address on entry; `refuse` reports that the gateway has refused it later. */
export function useInvitation(): { invitation: Invitation; refuse(): void } {
  const isOn = useFlag('AFFMAN3')
  // The server's page is the same for all requests, so it has no invitation.
  const hydrated = useHydrated()
  const [ofAddress] = useState(() => (import.meta.env.SSR ? null : addressInvitation()))
  const invitation = isOn && hydrated ? ofAddress : null
  const { status, error } = useQuery(affiliateCheck(invitation))
  const [wasRefused, setWasRefused] = useState(false)

  const refuse = () => setWasRefused(true)
  if (!isOn) return { invitation: { kind: 'off' }, refuse }
  if (!invitation) return { invitation: invitationQuery({}), refuse }
  const { code, domain } = invitation
  const isRefused = wasRefused || !isInvitationCode(code) || refusalOf(checkAffiliate, error) !== null
  if (isRefused) return { invitation: invitationQuery({ domain, refused: code }), refuse }
  if (status === 'pending') return { invitation: { kind: 'checking', code }, refuse }
  if (status === 'success') return { invitation: { kind: 'fromLink', code, domain }, refuse }
  return { invitation: invitationQuery({ domain, unchecked: code }), refuse }
}

const invitationQuery = (input: Partial<Extract<Invitation, { kind: 'manual' }>>): Invitation => ({
  kind: 'manual',
  refused: null,
  unchecked: null,
  domain: undefined,
  ...input,
})

const affiliateCheck = (invitation: AddressInvitation | null) =>
  queryOptions({
    queryKey: ['identity', 'affiliate', invitation],
    queryFn:
      invitation && isInvitationCode(invitation.code)
        ? queryOf(checkAffiliate, { code: invitation.code, domain: invitation.domain ?? location.hostname })
        : skipToken,
    retry: false,
    refetchOnReconnect: false,
  })
