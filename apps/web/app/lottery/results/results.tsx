import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'

import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useOpened } from '../kit/opened/use-opened.ts'
import { lotteryGames, openDraws } from '../kit/queries.ts'
import { shelfName, shelvesOf } from '../kit/shelves.ts'
import { NoGames } from '../lobby/no-games.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'
import { ResultCard } from './result-card.tsx'

const ALL = 'all'

export function Results() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { games } = useSuspenseQuery(lotteryGames).data
  const opened = useOpened()
  const asked = useSearch().get('tab')
  if (games.length === 0) return <NoGames />
  const tabs = [
    { id: ALL, label: t`All`, games },
    ...shelvesOf(games).map((shelf) => ({ ...shelf, label: shelfName(shelf.id, i18n) })),
  ]
  const active = tabs.find(({ id }) => id === asked) ?? { id: ALL, games }
  const show = (id: string) => navigate(id === ALL ? '/m/startLottery' : `/m/startLottery?tab=${id}`, { replace: true })
  return (
    <PullToRefresh onPull={() => queries.refetchQueries(openDraws)}>
      <Tabs label={t`Lottery categories`} tabs={tabs} active={active.id} onSelect={show} sticky>
        {active.games.map((game) => (
          <ResultCard key={game.gameId} game={game} now={opened?.get(game.gameId) ?? null} isKnown={opened !== null} />
        ))}
      </Tabs>
    </PullToRefresh>
  )
}
