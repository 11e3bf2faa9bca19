import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { ButtonLink } from '../ui/button.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { categoryTexts } from './category-texts.ts'
import { gameListAddress } from './game-list-address.ts'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { categoriesOf } from './lobby-categories.ts'
import { hotGames, LOBBY_GAMES, lobbyGames, vendorSettings } from './queries.ts'
import { VendorStrip } from './vendor-strip.tsx'

/** Game categories, HOT first, then in the merchant's order; each with its games and vendors. */
export function Lobby() {
  const { t, i18n } = useLingui()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const [active, setActive] = useState<GameCategory>('HOT')
  const categories = categoriesOf(settings.sorting.map(({ category }) => category))
  const tabs = categories.map((id) => ({ id, label: i18n._(categoryTexts[id]), icon: <CategoryIcon category={id} /> }))

  return (
    <Tabs<GameCategory> label={t`Game categories`} tabs={tabs} active={active} onSelect={setActive} sticky>
      <PageSection key={active} skeleton={<LobbySkeleton />}>
        {active === 'HOT' ? <HotPanel /> : <CategoryPanel category={active} />}
      </PageSection>
    </Tabs>
  )
}

function HotPanel() {
  const { data } = useSuspenseQuery(hotGames())
  return <Panel category="HOT" games={data.slice(0, LOBBY_GAMES)} />
}

/** Games or vendors, depending on the merchant's catalogue. */
function CategoryPanel({ category }: { category: GameCategory }) {
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const shows = settings.sorting.find((section) => section.category === category)?.shows
  return shows === 'vendors' ? <VendorPanel category={category} /> : <GamePanel category={category} />
}

function GamePanel({ category }: { category: GameCategory }) {
  const { data } = useSuspenseQuery(lobbyGames(category))
  return <Panel category={category} games={data} />
}

function VendorPanel({ category }: { category: GameCategory }) {
  return (
    <>
      <PanelHead category={category} />
      <VendorStrip vendors={useVendors(category)} layout="cards" />
    </>
  )
}

function useVendors(category: GameCategory) {
  const { data: settings } = useSuspenseQuery(vendorSettings)
  return settings.sorting.find((section) => section.category === category)?.vendorNames ?? []
}

function PanelHead({ category }: { category: GameCategory }) {
  const { t, i18n } = useLingui()
  const name = i18n._(categoryTexts[category])
  return (
    <SectionHead
      title={category === 'HOT' ? t`Hot right now` : name}
      more={{ to: gameListAddress({ category }), label: t`See all: ${name}` }}
    />
  )
}

function Panel({ category, games }: { category: GameCategory; games: readonly Game[] }) {
  const { t } = useLingui()
  const vendors = useVendors(category)
  return (
    <>
      <PanelHead category={category} />
      <GameGrid
        games={games}
        amongHot={category === 'HOT'}
        empty={
          <EmptyState
            picture="/pictures/states/no-games.svg"
            title={t`No games here yet`}
            action={
              <ButtonLink variant="quiet" to={gameListAddress({ category: 'HOT' })}>{t`See hot games`}</ButtonLink>
            }
          />
        }
      />
      {vendors.length > 1 && <VendorStrip vendors={vendors} />}
    </>
  )
}

export function LobbySkeleton() {
  return (
    <>
      <div style={{ height: 48 }} />
      <GameGridSkeleton count={LOBBY_GAMES} />
    </>
  )
}
