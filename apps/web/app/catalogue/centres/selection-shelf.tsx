import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { PageSection } from '../../ui/page-section.tsx'
import { gameListAddress } from '../game-list-address.ts'
import { GameShelfSkeleton } from '../game-shelf.tsx'
import { shelvedGames } from './queries.ts'
import type { Shelved } from './queries.ts'
import { Shelf } from './shelf.tsx'

/** Popular or new games of a category or of one of its vendors. */
export function SelectionShelf(selection: Shelved) {
  return (
    <PageSection skeleton={<GameShelfSkeleton />}>
      <Selected {...selection} />
    </PageSection>
  )
}

function Selected(selection: Shelved) {
  const { t } = useLingui()
  const { data: games } = useSuspenseQuery(shelvedGames(selection))
  const isHot = selection.classify === 'HOT'
  const name = isHot ? t`Hot right now` : t`New games`
  return (
    <Shelf
      title={name}
      games={games}
      amongHot={isHot}
      more={{ to: addressOf(selection), label: t`See all: ${name}` }}
    />
  )
}

/** Hot games are a tab of the list, new ones a class. */
function addressOf({ classify, ...filter }: Shelved): string {
  if (classify === 'NEW') return gameListAddress({ ...filter, classify })
  return `${gameListAddress(filter)}&tab=hot`
}
