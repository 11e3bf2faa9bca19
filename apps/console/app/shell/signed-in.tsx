import { Outlet, useParams } from '@tanstack/react-router'

import { useSession } from '../lib/session.ts'
import { sitesOf } from '../lib/site.ts'
import { SessionGate } from '../sign-in/session-gate.tsx'
import { NotFound } from './not-found.tsx'
import { Shell } from './shell.tsx'

/** Pages that need a session, in the shell. */
export const SignedIn = () => (
  <SessionGate>
    <Shell>
      <Outlet />
    </Shell>
  </SessionGate>
)

/** Pages of a merchant. A merchant for which the staff have no role is not found, like an unknown one. */
export function SiteOnly() {
  const { merchant } = useParams({ strict: false })
  const sites = sitesOf(useSession())
  return sites.some(({ code }) => code === merchant) ? <Outlet /> : <NotFound />
}
