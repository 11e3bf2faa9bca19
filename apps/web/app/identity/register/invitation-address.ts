import { AffiliateCode } from '@ante/contract/identity/affiliate.ts'

/** An invitation that an address brings: an agent's code, and where he has published it, if the address says so. */
export interface AddressInvitation {
  code: string
  domain: string | undefined
}

const CODE_NAMES = ['affiliateCode', 'code'] as const
const LONGEST = 255

/** The invitation in an address; null where it has none. */
export function invitationIn(address: string): AddressInvitation | null {
  const asked = paramsOf(address)
  // Then the code is what a provider of sign-ins has answered.
  if (asked.has('state')) return null
  const code = CODE_NAMES.map((name) => asked.get(name)?.trim() ?? '').find((found) => found !== '')
  if (code === undefined || code.length > LONGEST) return null
  const domain = asked.get('domain')?.trim() ?? ''
  return { code, domain: domain === '' || domain.length > LONGEST ? undefined : domain }
}

function paramsOf(address: string): URLSearchParams {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(address) ?? []
  return new URLSearchParams(query)
}

/** Whether it looks like a code at all; whose it is, the gateway knows. */
export const isInvitationCode = (text: string): boolean => AffiliateCode.safeParse(text).success

/** This page's own, else that of the page by which he came to the site: many links lead to its lobby. */
export function addressInvitation(): AddressInvitation | null {
  const [visit] = performance.getEntriesByType('navigation')
  return invitationIn(location.href) ?? (visit ? invitationIn(visit.name) : null)
}
