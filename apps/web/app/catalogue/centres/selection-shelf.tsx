import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { PageSection } from '../../ui/page-section.tsx'
import { gameListAddress } from '../game-list-address.ts'
import { GameShelfSkeleton } from '../game-shelf.tsx'
import { shelvedGames } from './queries.ts'
import type { Shelved } from './queries.ts'
import { Shelf } from './shelf.tsx'

/** What most players choose, or what is new, of a category or of one of its makers. */
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

/** What is hot is a tab of the list, what is new one of its classes. */
function addressOf({ classify, ...filter }: Shelved): string {
  if (classify === 'NEW') return gameListAddress({ ...filter, classify })
  return `${gameListAddress(filter)}&tab=hot`
}
