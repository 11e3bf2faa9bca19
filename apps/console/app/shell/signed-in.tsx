import { Outlet, useLocation, useParams } from '@tanstack/react-router'

import { useMay, useSession } from '../lib/session.ts'
import { sitesOf } from '../lib/site.ts'
import { useStore } from '../lib/store.ts'
import { viewedRole } from '../lib/viewed-role.ts'
import { SessionGate } from '../sign-in/session-gate.tsx'
import { FirstScreen } from './first-screen.tsx'
import { NotFound } from './not-found.tsx'
import { mayOpen } from './screen.ts'
import { screens } from './screens.ts'
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
  const { merchant = '' } = useParams({ strict: false })
  const { pathname } = useLocation()
  const sites = sitesOf(useSession())
  const may = useMay(merchant)
  const viewed = useStore(viewedRole)
  if (!sites.some(({ code }) => code === merchant)) return <NotFound />
  const screen = screens.find(({ to }) => pathname.startsWith(to.replace('$merchant', merchant)))
  // The page that was open when the view began may be one that the role does not have.
  return viewed && screen && !mayOpen(may, screen) ? <FirstScreen /> : <Outlet />
}
