import type { HomeBlock } from '@ante/contract/merchant/menu-keys.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

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
import { TryCard } from './try-card.tsx'
import { useMemberRenewal } from './use-member-renewal.ts'

/** Popups open half a second after the page at the earliest. */
const loadPopups = async () => (await import('../messaging/popups.tsx')).Popups
const NO_PROPS = {}

/** Categories with a shelf of popular games on the home page. */
const SHELVES = ['RNG', 'LIVE', 'FISH'] as const

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
  const { name } = useMerchant()
  useMemberRenewal()
  return (
    <div className={styles.page}>
      <h1 className={styles.name}>{t`${name} lobby`}</h1>
      <Block menu="HOME_BANNERS" skeleton={<Skeleton height={170} />}>
        <BannerCarousel />
      </Block>
      <Block menu="HOME_NOTICES" skeleton={<Skeleton height={44} />}>
        <NoticeStrip />
      </Block>
      <DownloadPlace />
      <Block menu="HOME_MATCHES" skeleton={<Skeleton height={64} />}>
        <MatchStrip />
      </Block>
      <Block menu="HOME_JACKPOT" skeleton={null}>
        <JackpotCard />
      </Block>
      <Block menu="HOME_LOBBY" skeleton={<LobbySkeleton />}>
        <Lobby />
      </Block>
      <TryCard />
      <Block menu="HOME_WINNERS" skeleton={<WinnersSkeleton />}>
        <WinnersBoard />
      </Block>
      {SHELVES.map((category) => (
        <Block key={category} menu="HOME_POPULAR" skeleton={<GameShelfSkeleton />}>
          <GameShelf category={category} />
        </Block>
      ))}
      <Block menu="HOME_NEWS" skeleton={null}>
        <HomeAnnouncements />
      </Block>
      <Later wanted quiet load={loadPopups} props={NO_PROPS} />
    </div>
  )
}

interface BlockProps {
  /** Key of the block in the merchant's menus. */
  menu: HomeBlock
  skeleton: ReactNode
  children: ReactNode
}

function Block({ menu, skeleton, children }: BlockProps) {
  if (!useMerchant().menu.includes(menu)) return null
  return <PageSection skeleton={skeleton}>{children}</PageSection>
}
