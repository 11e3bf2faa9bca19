import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Missions } from '../missions/missions.tsx'
import { ownMissions } from '../missions/queries.ts'
import { boardOf, missionsAddress, rankingAddress, tabOf } from './board-address.ts'
import styles from './leaderboard.module.css'
import { BoardSkeleton } from './board-skeleton.tsx'
import { leaderboardOf } from './queries.ts'
import { Ranking } from './ranking.tsx'

/** Loads nothing on the server: it renders for visitors, who have neither missions nor rankings. */
export const loader: PageLoader = ({ search, queries }) => {
  if (sessionStore.get() === null) return settle([])
  return settle([
    tabOf(search) === 'missions' ? queries.query(ownMissions) : queries.query(leaderboardOf(boardOf(search))),
  ])
}

/** Page with the member's missions and the leaderboards. */
export default function LeaderBoardPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = useSearch()
  const tab = tabOf(search)
  return (
    <div className={styles.page}>
      <Tabs
        label={t`Missions and ranking`}
        tabs={[
          { id: 'missions', label: t`Missions` },
          { id: 'ranking', label: t`Ranking` },
        ]}
        active={tab}
        onSelect={(chosen) =>
          navigate(chosen === 'missions' ? missionsAddress : rankingAddress(boardOf(search)), { replace: true })
        }
        fill
      >
        <ContentBoundary key={tab} skeleton={<BoardSkeleton />}>
          {tab === 'missions' ? <Missions /> : <Ranking promotionId={boardOf(search)} />}
        </ContentBoundary>
      </Tabs>
    </div>
  )
}
