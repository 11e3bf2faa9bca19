import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useParams } from '@tanstack/react-router'

import { useSession } from './session.ts'
import type { Session } from './session.ts'

export interface Site {
  /** Code of the merchant, or `-` for the platform. */
  code: string
  /** Null for the platform, whose name is translated. */
  name: string | null
  zone: string
  /** Null for the platform, whose merchants have different currencies. */
  currency: string | null
}

/** The platform has merchants in several time zones, so its zone is UTC. */
const PLATFORM_SITE: Site = { code: PLATFORM, name: null, zone: 'UTC', currency: null }

/** Returns the sites for which the staff has a role: the platform first, then the merchants by name. */
export function sitesOf({ scopes, merchants }: Session): Site[] {
  const ofPlatform = scopes.some(({ merchant }) => merchant === PLATFORM)
  return [...(ofPlatform ? [PLATFORM_SITE] : []), ...merchants]
}

/** Returns the site of the current address; the shell refuses addresses of sites without a role. */
export function useSite(): Site {
  const { merchant } = useParams({ strict: false })
  const sites = sitesOf(useSession())
  return sites.find(({ code }) => code === merchant) ?? sites[0] ?? PLATFORM_SITE
}
