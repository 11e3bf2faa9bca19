import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { MoneyBoundary } from '../../ui/money-boundary.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { redRainNow } from './queries.ts'
import { RedRainHere } from './red-rain-here.tsx'

/** The server renders for visitors, who are asked to sign in first. */
export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.query(redRainNow)] : [])

/** Envelopes that fall at fixed hours, and what is in them. */
export default function RedRainPage() {
  return (
    <MoneyBoundary skeleton={<Skeleton height="60vh" />}>
      <RedRainHere />
    </MoneyBoundary>
  )
}
