import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { lotteryGames } from '../kit/queries.ts'
import { LobbySkeleton } from '../lobby/lobby-skeleton.tsx'
import { AllLotteries } from './all-lotteries.tsx'

export const loader: PageLoader = ({ queries }) => settle([queries.query(lotteryGames)])

/** All lotteries by category, with a search by name. */
export default function MoreLotteryPage() {
  return (
    <PageSection skeleton={<LobbySkeleton />}>
      <AllLotteries />
    </PageSection>
  )
}
