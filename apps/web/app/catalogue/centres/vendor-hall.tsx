import type { VendorHall as Hall } from '@ante/contract/catalogue/halls.ts'
import { useLingui } from '@lingui/react/macro'

import { PageSection } from '../../ui/page-section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { gameListAddress } from '../game-list-address.ts'
import { GameGridSkeleton } from '../game-grid.tsx'
import { PagedGames } from '../game-list/paged-games.tsx'
import { BookMatches } from './book-matches.tsx'
import { HallHead } from './hall-head.tsx'
import { hallGames } from './hall-games.ts'
import { GameListLink } from './game-list-link.tsx'
import { SelectionShelf } from './selection-shelf.tsx'
import { HallEntrance } from './hall-entrance.tsx'

interface VendorHallProps {
  /** The displayed vendor page, then the vendor's pages in other categories. */
  halls: readonly [Hall, ...Hall[]]
  /** Position in the list from the address. */
  position: number
}

/** The page of one vendor: popular, new and all games; for a sportsbook the next matches. */
export function VendorHall({ halls: [hall, ...others], position }: VendorHallProps) {
  const { category, vendor } = hall
  return (
    <>
      <HallHead hall={hall} others={others} />
      <PageSection skeleton={<div />}>
        <HallEntrance hall={hall} />
      </PageSection>
      {hall.isBook && <BookMatches vendor={vendor} />}
      {!hall.isBook && hall.hotGames > 0 && <SelectionShelf category={category} vendor={vendor} classify="HOT" />}
      {!hall.isBook && hall.newGames > 0 && <SelectionShelf category={category} vendor={vendor} classify="NEW" />}
      <AllGames hall={hall} position={position} />
    </>
  )
}

function AllGames({ hall, position }: { hall: Hall; position: number }) {
  const { t } = useLingui()
  const { category, vendor, vendorName: name } = hall
  const seeAll = { to: gameListAddress({ category, vendor }), label: t`See all: ${name}` }
  return (
    <section>
      <SectionHead title={t`All games`} more={seeAll} />
      <GameListLink>
        <PageSection skeleton={<GameGridSkeleton count={9} />} failedTitle={t`Couldn’t load games`}>
          <PagedGames view={hallGames(hall)} position={position} />
        </PageSection>
      </GameListLink>
    </section>
  )
}
