import type { Referral } from '@ante/contract/promotions/referral.ts'

/** Where this page is open, as far as a link needs it. */
interface Here {
  hostname: string
  origin: string
}

/** The address by which friends register: on this host of the site, or on its first where this is none of them. */
export function invitationLink(
  { referralCode, promotionDomains }: Pick<Referral, 'referralCode' | 'promotionDomains'>,
  { hostname, origin }: Here,
): string {
  const [first = hostname] = promotionDomains
  const site = promotionDomains.includes(hostname) ? origin : `https://${first}`
  return `${site}/m/register?affiliateCode=${encodeURIComponent(referralCode)}`
}
