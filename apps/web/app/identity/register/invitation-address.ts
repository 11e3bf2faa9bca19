import { AffiliateCode } from '@ante/contract/identity/affiliate.ts'

/** An invitation in an address: an agent's code, and the host where it was published, if the address contains it. */
export interface AddressInvitation {
  code: string
  domain: string | undefined
}

const CODE_NAMES = ['affiliateCode', 'code'] as const
const MAX_LENGTH = 255

/** Returns the invitation in an address; null when there is none. */
export function invitationIn(address: string): AddressInvitation | null {
  const params = paramsOf(address)
  // With `state`, the parameter `code` is the answer of a sign-in provider.
  if (params.has('state')) return null
  const code = CODE_NAMES.map((name) => params.get(name)?.trim() ?? '').find((value) => value !== '')
  if (code === undefined || code.length > MAX_LENGTH) return null
  const domain = params.get('domain')?.trim() ?? ''
  return { code, domain: domain === '' || domain.length > MAX_LENGTH ? undefined : domain }
}

function paramsOf(address: string): URLSearchParams {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(address) ?? []
  return new URLSearchParams(query)
}

/** Whether a text has the format of an invitation code; the gateway checks whether the code exists. */
export const isInvitationCode = (text: string): boolean => AffiliateCode.safeParse(text).success

/** Returns the invitation of this page, else that of the entry page: many links lead to the lobby. */
export function addressInvitation(): AddressInvitation | null {
  const [visit] = performance.getEntriesByType('navigation')
  return invitationIn(location.href) ?? (visit ? invitationIn(visit.name) : null)
}
