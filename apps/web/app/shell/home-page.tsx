import { homeOrder } from '@ante/contract/merchant/menu-keys.ts'
import type { HomeBlock } from '@ante/contract/merchant/menu-keys.ts'
import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { ReactNode } from 'react'

import { ContinuePlace } from '../catalogue/continue-place.tsx'
import { GameShelf, GameShelfSkeleton } from '../catalogue/game-shelf.tsx'
import { JackpotCard } from '../catalogue/jackpot-card.tsx'
import { Lobby, LobbySkeleton } from '../catalogue/lobby.tsx'
import { MatchStrip } from '../catalogue/match-strip.tsx'
import { hotGames, hotMatches, jackpot, vendorSettings, winners } from '../catalogue/queries.ts'
import { WinnersBoard, WinnersSkeleton } from '../catalogue/winners-board.tsx'
import { DownloadPlace } from '../install/download-place.tsx'
import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { BannerCarousel } from '../messaging/banner-carousel.tsx'
import { HomeAnnouncements } from '../messaging/home-announcements.tsx'
import { NoticeStrip } from '../messaging/notice-strip.tsx'
import { homeAnnouncements } from '../messaging/queries.ts'
import { useMerchant } from '../merchant/public.ts'
import { Later } from '../ui/later.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './home-page.module.css'
import { SearchPlace } from './search/search-place.tsx'
import { TryCard } from './try-card.tsx'
import { useMemberRenewal } from './use-member-renewal.ts'

/** Popups open half a second after the page at the earliest. */
const loadPopups = async () => (await import('../messaging/popups.tsx')).Popups
const NO_PROPS = {}

/** Categories with a shelf of popular games on the home page. */
const SHELVES = ['RNG', 'LIVE', 'FISH'] as const

/** The blocks of home by their keys in the merchant's menu, whose order is that of the page. */
const BLOCKS: Record<HomeBlock, ReactNode> = {
  HOME_BANNERS: (
    <PageSection skeleton={<Skeleton height={170} />}>
      <BannerCarousel />
    </PageSection>
  ),
  HOME_NOTICES: (
    <PageSection skeleton={<Skeleton height={44} />}>
      <NoticeStrip />
    </PageSection>
  ),
  HOME_CONTINUE: <ContinuePlace />,
  HOME_MATCHES: (
    <PageSection skeleton={<Skeleton height={116} />}>
      <MatchStrip />
    </PageSection>
  ),
  HOME_JACKPOT: (
    <PageSection skeleton={null}>
      <JackpotCard />
    </PageSection>
  ),
  HOME_LOBBY: (
    <PageSection skeleton={<LobbySkeleton />}>
      <Lobby />
    </PageSection>
  ),
  HOME_WINNERS: (
    <PageSection skeleton={<WinnersSkeleton />}>
      <WinnersBoard />
    </PageSection>
  ),
  HOME_POPULAR: SHELVES.map((category) => (
    <PageSection key={category} skeleton={<GameShelfSkeleton />}>
      <GameShelf category={category} />
    </PageSection>
  )),
  HOME_NEWS: (
    <PageSection skeleton={null}>
      <HomeAnnouncements />
    </PageSection>
  ),
}

/** Parts that follow a block, also where the merchant hides it. */
const AFTER: Partial<Record<HomeBlock, ReactNode>> = { HOME_NOTICES: <DownloadPlace />, HOME_LOBBY: <TryCard /> }

export const loader: PageLoader = ({ queries }) =>
  settle([
    queries.query(homeAnnouncements),
    queries.query(vendorSettings),
    queries.query(hotGames()),
    queries.query(hotMatches),
    queries.query(jackpot),
    queries.query(winners),
    ...SHELVES.map((category) => queries.query(hotGames(category))),
  ])

export default function HomePage() {
  const { t } = useLingui()
  const { name, menu } = useMerchant()
  useMemberRenewal()
  return (
    <div className={styles.page}>
      <h1 className={styles.name}>{t`${name} lobby`}</h1>
      <SearchPlace />
      {homeOrder(menu).map((block) => (
        <Fragment key={block}>
          {menu.includes(block) && BLOCKS[block]}
          {AFTER[block]}
        </Fragment>
      ))}
      <Later wanted quiet load={loadPopups} props={NO_PROPS} />
    </div>
  )
}
