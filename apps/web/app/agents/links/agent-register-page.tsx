import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { RecordFrame } from '../../ui/records/record-frame.tsx'
import { LinksSkeleton } from './links-skeleton.tsx'
import { Links } from './links.tsx'
import { ownLinks } from './queries.ts'

/** Loads nothing on the server: it renders for visitors, who have no team. */
export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.infiniteQuery(ownLinks)] : [])

/** Registration links for an agent's new players and agents. */
export default function AgentRegisterPage() {
  return (
    <RecordFrame>
      <ContentBoundary skeleton={<LinksSkeleton />}>
        <Links />
      </ContentBoundary>
    </RecordFrame>
  )
}
