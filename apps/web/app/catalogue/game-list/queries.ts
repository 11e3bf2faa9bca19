import type { Game, GamePage } from '@ante/contract/catalogue/games.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

import { eachOnce } from '../../lib/calls/each-once.ts'
import { CallFailed } from '../../lib/calls/call-errors.ts'
import { queryOf, FRESH_MS } from '../../lib/calls/query-client.ts'
import { ALL_CLASSES, classShown, isOwn, NEW_CLASS } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { COLUMNS } from './list-position.ts'

const games = () => import('@ante/contract/catalogue/games.ts')
const favourites = () => import('@ante/contract/catalogue/favourites.ts')
const recents = () => import('@ante/contract/catalogue/recents.ts')

/** Source: product specification 9. */
const PAGE_SIZE = 26
const RECENTS_PAGE_SIZE = 25
/** Tiles of about one and a half screens, loaded beyond a restored position so that the list does not end there. */
const SCREEN_TILES = 12 * COLUMNS

/** Whether only hot games in the usual order are requested: one short list, shared with home. */
export const isHotList = ({ category, tab, vendor, name, sort }: GameView): boolean =>
  (tab === 'hot' || (tab === 'all' && category === 'HOT')) && !vendor && !name && sort === 'recommended'

/** First and last number of the pages that are requested together. */
interface Span {
  from: number
  to: number
}

type LoadedGames = Query<GamePage, Error, InfiniteData<GamePage, Span>>

type Context = { client: QueryClient; signal: AbortSignal }

/**
 * Pages of a view's games. When a position is restored, all pages before it are requested together after the first one.
 */
export const gamesIn = (view: GameView, position = 0) =>
  infiniteQueryOptions({
    // The keys of a member's own lists are below `member`, so they are cleared for the next member.
    queryKey: [isOwn(view) ? 'member' : 'catalogue', 'games', searchInput(view), view.tab],
    queryFn: async ({ client, signal, pageParam: { from, to } }) => {
      const pages = Array.from({ length: to - from + 1 }, (_, step) => pageIn(view, from + step, { client, signal }))
      return joined(await Promise.all(pages))
    },
    initialPageParam: { from: 1, to: 1 },
    getNextPageParam: ({ pageNum, totalPages }): Span | undefined => {
      if (pageNum >= totalPages) return undefined
      const needed =
        position > 0
          ? Math.ceil((position + SCREEN_TILES) / (view.tab === 'recent' ? RECENTS_PAGE_SIZE : PAGE_SIZE))
          : 0
      return { from: pageNum + 1, to: Math.min(totalPages, Math.max(pageNum + 1, needed)) }
    },
    // A member's own list must include the latest actions, and a list found without a connection is incomplete.
    staleTime: ({ state }: LoadedGames) => (isOwn(view) || state.data?.pages.some(isFoundOffline) ? 0 : FRESH_MS),
    // With sharing, each new page would cause a comparison of all earlier games.
    structuralSharing: false,
    select: gamesOf,
  })

/** Selects the games of all pages. A stable function, so that it runs again only after a new page. */
const gamesOf = ({ pages }: { pages: GamePage[] }): Game[] =>
  eachOnce(
    pages,
    (page) => page.games,
    ({ nodeId }) => nodeId,
  )

const joined = (pages: GamePage[]): GamePage => ({
  games: pages.flatMap((page) => page.games),
  pageNum: pages[pages.length - 1]?.pageNum ?? 1,
  totalPages: pages[pages.length - 1]?.totalPages ?? 1,
})

async function pageIn(view: GameView, page: number, context: Context): Promise<GamePage> {
  if (view.tab === 'recent') {
    const { list, ...rest } = await queryOf(async () => (await recents()).listRecentGames, {
      ...searchInput(view),
      page,
    })(context)
    return { ...rest, games: list }
  }
  if (view.tab === 'fav') {
    const listed = queryOf(async () => (await favourites()).listFavourites, { ...searchInput(view), pageNo: page })
    const { content, pageNum, totalPages } = await listed(context)
    return { games: content, pageNum, totalPages }
  }
  try {
    return await queryOf(async () => (await games()).listGames, { ...searchInput(view), pageNo: page })(context)
  } catch (error) {
    const offlinePage = view.name && isOffline(error) ? await foundOffline(view, context.client) : null
    if (!offlinePage) throw error
    offlinePages.add(offlinePage)
    return offlinePage
  }
}

/** Pages found on the device while offline: they do not contain all games, and are replaced when online again. */
const offlinePages = new WeakSet<GamePage>()
const isFoundOffline = (page: GamePage): boolean => offlinePages.has(page)

const foundOffline = async (view: GameView, client: QueryClient): Promise<GamePage | null> =>
  (await import('./found-offline.ts')).foundOffline(client, view.category, view.name)

const isOffline = (error: unknown): boolean => error instanceof CallFailed && error.fault === 'offline'

function searchInput(view: GameView) {
  const { category, vendor, name, minBet } = view
  return {
    category,
    ...(vendor && { vendor }),
    ...(name && { gameName: name }),
    ...(minBet && { minBet }),
    ...requestedClass(view),
    ...requestedSort(view),
  }
}

function requestedClass(view: GameView) {
  if (isOwn(view) || view.category === 'HOT') return {}
  if (view.tab === 'hot') return { gameClassify: 'HOT' }
  const classify = classShown(view)
  if (classify === ALL_CLASSES) return {}
  return classify === NEW_CLASS ? { isNew: 1 } : { gameClassify: classify }
}

/** A name search without a chosen order has its best matches first. */
function requestedSort(view: GameView) {
  return isOwn(view) || view.sort === 'recommended' ? {} : { sort: view.sort }
}
