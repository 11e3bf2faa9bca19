/** An invitation, and the hosts of the site that its link may lead to. */
interface Invitation {
  code: string
  promotionDomains: readonly string[]
}

/** Where this page is open, as far as a link needs it. */
interface Here {
  hostname: string
  origin: string
}

/** The address by which somebody registers: on this host of the site, or on its first where this is none of them. */
export function invitationLink({ code, promotionDomains }: Invitation, { hostname, origin }: Here): string {
  const [first = hostname] = promotionDomains
  const site = promotionDomains.includes(hostname) ? origin : `https://${first}`
  return `${site}/m/register?affiliateCode=${encodeURIComponent(code)}`
}
