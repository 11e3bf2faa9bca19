import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { lotteryGames, openDraws, popularGames, recentGames } from '../kit/queries.ts'
import { Lobby } from './lobby.tsx'
import { LobbySkeleton } from './lobby-skeleton.tsx'
import styles from './lobby.module.css'

/** Current draws are requested only by the browser: a page cached on the server would show draws that are over. */
export const loader: PageLoader = ({ queries }) =>
  settle([
    queries.query(lotteryGames),
    queries.query(popularGames),
    ...(import.meta.env.SSR ? [] : [queries.query(openDraws)]),
    ...(sessionStore.get() ? [queries.query(recentGames)] : []),
  ])

/** Lottery lobby: every game with its countdown and its latest result. */
export default function LotteryPage() {
  return (
    <PageSection skeleton={<LobbySkeleton />}>
      <div className={styles.page}>
        <Lobby />
      </div>
    </PageSection>
  )
}
