import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { lotteryGames, openDraws } from '../kit/queries.ts'
import { LobbySkeleton } from '../lobby/lobby-skeleton.tsx'
import { Results } from './results.tsx'

export const loader: PageLoader = ({ queries }) =>
  settle([queries.query(lotteryGames), ...(import.meta.env.SSR ? [] : [queries.query(openDraws)])])

/** The last result of every game, and its next draw. */
export default function StartLotteryPage() {
  return (
    <PageSection skeleton={<LobbySkeleton />}>
      <Results />
    </PageSection>
  )
}
