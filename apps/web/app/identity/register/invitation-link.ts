/** An invitation, and the site's hosts that its link may use. */
interface Invitation {
  code: string
  promotionDomains: readonly string[]
}

/** The fields of the current location that a link depends on. */
interface CurrentPage {
  hostname: string
  origin: string
}

/** Returns the registration address: on the current host if it belongs to the site, else on its first host. */
export function invitationLink({ code, promotionDomains }: Invitation, { hostname, origin }: CurrentPage): string {
  const [first = hostname] = promotionDomains
  const site = promotionDomains.includes(hostname) ? origin : `https://${first}`
  return `${site}/m/register?affiliateCode=${encodeURIComponent(code)}`
}
