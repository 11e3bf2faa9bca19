import { DRIFT_ERRORS, DRIFT_ROUNDS } from '@ante/contract/console/games.ts'
import { MAX_SELECTED_GAMES } from '@ante/contract/console/game-changes.ts'
import type { selectCatalogue as selectEndpoint } from '@ante/contract/console/game-changes.ts'
import type { CatalogueGame, listCatalogue as endpoint } from '@ante/contract/console/games.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import { pictureFiles } from './picture-files.ts'

const PAGE_SIZE = 50
/** An edge of 1 is a hundredth of a percent. */
const EDGE_OF_ALL = 10_000

interface CatalogueOf {
  /** Merchant whose games are listed; null for all. */
  merchantCode: string | null
  picturesDir: string
}

interface StoredGame {
  node_id: bigint
  vendor: string
  game_id: string
  name: string
  category: CatalogueGame['category']
  classes: string[]
  active: boolean
  position: number
  feed_active: boolean | null
  feed_classes: string[] | null
  feed_position: number | null
  no_picture: boolean
  edge_hundredths: number | null
  rounds: number | null
  actual: number | null
  error: number | null
  is_drift: boolean
}

/**
 * Returns a page of the catalogue by node id. The return of several merchants is the mean of their returns, weighted by
 * rounds, because their stakes are in different currencies.
 */
export async function listCatalogue(
  db: Db,
  of: CatalogueOf,
  { after, ...filters }: ParsedInputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { noPicture, isDrift, matching } = conditionsOf(of, filters)
  const { rows } = await sql<StoredGame>`
    select game.node_id, game.vendor, game.game_id, game.name, game.category, game.classes, game.active, game.position,
      game.feed_active, game.feed_classes, game.feed_position,
      ${noPicture} as no_picture, game.edge_hundredths, returned.rounds, returned.actual, returned.error,
      coalesce(${isDrift}, false) as is_drift
    ${matching} and (${after ?? null}::int8 is null or game.node_id > ${after ?? null}::int8)
    order by game.node_id limit ${PAGE_SIZE + 1}`.execute(db)
  const { page, next } = pageOf(rows, PAGE_SIZE, (last) => String(last.node_id))
  return { games: page.map(shownGame), vendors: await vendorsOf(db, of.merchantCode), next }
}

/** Returns the games that match the filters, as many as can be selected together. */
export async function selectCatalogue(
  db: Db,
  of: CatalogueOf,
  filters: Filters,
): Promise<OutputOf<typeof selectEndpoint>> {
  const { rows } = await sql<{ node_id: bigint; name: string }>`
    select game.node_id, game.name ${conditionsOf(of, filters).matching}
    order by game.node_id limit ${MAX_SELECTED_GAMES + 1}`.execute(db)
  return {
    games: rows.slice(0, MAX_SELECTED_GAMES).map(({ node_id: id, name }) => ({ nodeId: String(id), name })),
    hasMore: rows.length > MAX_SELECTED_GAMES,
  }
}

type Filters = Omit<ParsedInputOf<typeof selectEndpoint>, 'merchant'>

/** Returns the tables and conditions of the games that match the filters, and what they lack. */
function conditionsOf(
  { merchantCode, picturesDir }: CatalogueOf,
  { vendor, category, state, gap, play, set, name }: Filters,
) {
  const text = name === undefined ? null : `%${name.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const noPicture = sql`(game.picture like '/pictures/games/%' and game.picture <> all (${pictureFiles(picturesDir)}::text[]))`
  const isDrift = sql`(returned.rounds >= ${DRIFT_ROUNDS} and game.edge_hundredths is not null
    and abs(returned.actual - (1 - game.edge_hundredths / ${EDGE_OF_ALL}::float8)) > ${DRIFT_ERRORS} * returned.error)`
  const matching = sql`
    from game
    left join lateral (
      select sum(rounds)::float8 as rounds, sum(rounds * actual) / sum(rounds) as actual,
        sqrt(sum((rounds * error) ^ 2)) / sum(rounds) as error
      from game_return
      where game_return.node_id = game.node_id
        and (${merchantCode}::text is null or game_return.merchant_code = ${merchantCode})) returned on true
    where (${vendor ?? null}::text is null or game.vendor = ${vendor ?? null})
      and (${category ?? null}::text is null or game.category = ${category ?? null})
      and (${state ?? null}::text is null or game.active = (${state ?? null} = 'open'))
      and (${text}::text is null or lower(game.name) like ${text} or lower(game.game_id) like ${text})
      and case ${gap ?? ''} when 'picture' then ${noPicture} when 'class' then game.classes = '{}'
        when 'edge' then game.edge_hundredths is null else true end
      and case ${play ?? ''} when 'drift' then coalesce(${isDrift}, false) when 'unplayed' then returned.rounds is null
        else true end
      and (${set ?? null}::text is null
        or game.feed_active is not null or game.feed_classes is not null or game.feed_position is not null)
      and (${merchantCode}::text is null or exists (
        select from merchant_vendor offered
        where offered.vendor = game.vendor and offered.merchant_code = ${merchantCode}))`
  return { noPicture, isDrift, matching }
}

function shownGame(game: StoredGame): CatalogueGame {
  const {
    node_id: nodeId,
    vendor,
    game_id: gameId,
    name,
    category,
    classes,
    active,
    position,
    edge_hundredths: edge,
  } = game
  const gaps = { picture: game.no_picture, class: classes.length === 0, edge: edge === null }
  return {
    nodeId: String(nodeId),
    vendor,
    gameId,
    name,
    category,
    classes,
    isOpen: active,
    position,
    feed: { isOpen: game.feed_active, classes: game.feed_classes, position: game.feed_position },
    gaps: (['picture', 'class', 'edge'] as const).filter((gap) => gaps[gap]),
    declared: edge === null ? null : (EDGE_OF_ALL - edge) / 100,
    return: returnOf(game),
  }
}

function returnOf({ rounds, actual, error, is_drift: isDrift }: StoredGame): CatalogueGame['return'] {
  if (rounds === null || actual === null || error === null) return null
  const bound = DRIFT_ERRORS * error
  return { rounds, actual: actual * 100, low: (actual - bound) * 100, high: (actual + bound) * 100, isDrift }
}

async function vendorsOf(db: Db, merchantCode: string | null) {
  const vendors = db.selectFrom('vendor').select(['code', 'name']).orderBy('name')
  if (merchantCode === null) return vendors.execute()
  return vendors
    .innerJoin('merchant_vendor', 'merchant_vendor.vendor', 'vendor.code')
    .where('merchant_vendor.merchant_code', '=', merchantCode)
    .execute()
}
