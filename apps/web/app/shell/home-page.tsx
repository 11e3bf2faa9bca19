import { homeOrder, menuKeys } from '@ante/contract/merchant/menu-keys.ts'
import type { HomeBlock } from '@ante/contract/merchant/menu-keys.ts'
import { useLingui } from '@lingui/react/macro'
import { Fragment, Suspense } from 'react'
import type { ReactNode } from 'react'

import { hotGames, hotMatches, jackpot, SHELVES, vendorSettings, winners } from '../catalogue/queries.ts'
import { DownloadSlot } from '../install/download-slot.tsx'
import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { homeAnnouncements } from '../messaging/queries.ts'
import { useMerchant } from '../merchant/public.ts'
import { deferred } from '../ui/deferred.tsx'
import { Later } from '../ui/later.tsx'
import styles from './home-page.module.css'
import { SearchSlot } from './search/search-slot.tsx'
import { TryCard } from './try-card.tsx'
import { useMemberRenewal } from './use-member-renewal.ts'

/** Loaded after the first render, because popups open half a second after the page at the earliest. */
const loadPopups = async () => (await import('../messaging/popups.tsx')).Popups
const POPUPS = { isHome: true, movesMoney: false }

const { Part: HomeBlocks, prepare: prepareBlocks } = deferred(
  async () => (await import('./home-blocks.tsx')).HomeBlockContent,
)

/** The blocks of home by their keys in the merchant's menu. `deferred` requires the same elements in each render. */
const BLOCKS = Object.fromEntries(
  menuKeys.home.map((block) => [
    block,
    <Suspense key={block} fallback={null}>
      <HomeBlocks block={block} />
    </Suspense>,
  ]),
)

/** Parts after a block, which are shown even if the merchant hides the block. */
const AFTER: Partial<Record<HomeBlock, ReactNode>> = { HOME_NOTICES: <DownloadSlot />, HOME_LOBBY: <TryCard /> }

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

export const prepare = prepareBlocks

export default function HomePage() {
  const { t } = useLingui()
  const { name, menu } = useMerchant()
  useMemberRenewal()
  return (
    <div className={styles.page}>
      <h1 className={styles.name}>{t`${name} lobby`}</h1>
      <SearchSlot />
      {homeOrder(menu).map((block) => (
        <Fragment key={block}>
          {menu.includes(block) && BLOCKS[block]}
          {AFTER[block]}
        </Fragment>
      ))}
      <Later isRequested quiet load={loadPopups} props={POPUPS} />
    </div>
  )
}
