import type { HomeBlock } from '@ante/contract/merchant/menu-keys.ts'
import type { ReactNode } from 'react'

import { GameShelf, GameShelfSkeleton } from '../catalogue/game-shelf.tsx'
import { JackpotCard } from '../catalogue/jackpot-card.tsx'
import { Lobby, LobbySkeleton } from '../catalogue/lobby.tsx'
import { MatchStrip } from '../catalogue/match-strip.tsx'
import { SHELVES } from '../catalogue/queries.ts'
import { SportsSlot } from '../catalogue/sports/sports-slot.tsx'
import { WinnersBoard, WinnersSkeleton } from '../catalogue/winners-board.tsx'
import { BannerCarousel } from '../messaging/banner-carousel.tsx'
import { HomeAnnouncements } from '../messaging/home-announcements.tsx'
import { NoticeStrip } from '../messaging/notice-strip.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ContinueOwnSlot } from './continue-own-slot.tsx'

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
  HOME_CONTINUE: <ContinueOwnSlot />,
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
  HOME_SPORTS: <SportsSlot />,
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

/** A block of home by its key in the merchant's menu. */
export const HomeBlockContent = ({ block }: { block: HomeBlock }): ReactNode => BLOCKS[block]
