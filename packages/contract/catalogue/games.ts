import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { AmountText, DecimalText } from '../kit/money.ts'
import { PageNumber, PageSize, wholeNumber } from '../kit/paging.ts'
import { GameCategory } from './category.ts'
import { GameSort } from './game-sort.ts'
import { onWire } from '../kit/wire-names.ts'

/** A tile of the lobby. `vendor` is the vendor's code. */
export const Game = z.object({
  nodeId: z.number(),
  vendor: onWire('vassalage', z.string()),
  gameName: z.string(),
  category: onWire('gameType', GameCategory),
  gameId: z.string(),
  supportPlay: z.boolean(),
  showIcon: z.string(),
  /** Pictures for large and for small tiles; `showIcon` if the vendor provides none. */
  mobileLargeIcon: z.optional(z.string()),
  mobileSmallIcon: z.optional(z.string()),
  gameClassifyNew: z.array(z.string()),
  isNew: z.boolean(),
  hot: z.boolean(),
  minBet: DecimalText,
  /** Whether the vendor is temporarily closed: the game is shown, but cannot be opened. */
  closed: z.optional(z.boolean()),
  /** Return to player in percent, if the vendor declares it; only in lists sorted by it. */
  returnToPlayer: z.optional(DecimalText),
})
export type Game = z.output<typeof Game>

export const GamePage = z.object({ games: z.array(Game), pageNum: z.number(), totalPages: z.number() })
export type GamePage = z.output<typeof GamePage>

export const GAMES_PER_PAGE = 26

/** Words of a game's name or its vendor's name. */
export const SearchedName = z.optional(z.string().check(z.maxLength(60)))
/** Code of the vendor to filter by. */
export const VendorFilter = z.optional(z.string().check(z.maxLength(30)))

/** Values with which clients of the old platform omit a filter: an empty text, or the word `null`. */
const Omitted = z.enum(['', 'null'])

const Category = z.pipe(
  z.union([GameCategory, Omitted]),
  z.transform((input): GameCategory => (input === '' || input === 'null' ? 'HOT' : input)),
)
const IsNew = z.pipe(
  z.union([wholeNumber(0, 1), Omitted]),
  z.transform((input) => (typeof input === 'number' ? input : undefined)),
)
const MinBet = z.pipe(
  z.union([AmountText, Omitted]),
  z.transform((input) => (input === '' || input === 'null' ? undefined : input)),
)
const Sort = z.pipe(
  z.union([GameSort, Omitted]),
  z.transform((input) => (input === '' || input === 'null' ? undefined : input)),
)

export const listGames = endpoint({
  summary: 'Returns a page of the games of a category.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'anyone',
  input: z.object({
    category: onWire('gameType', z._default(Category, 'HOT')),
    gameName: SearchedName,
    vendor: onWire('vassalage', VendorFilter),
    gameClassify: z.optional(z.string().check(z.maxLength(30))),
    isNew: z.optional(IsNew),
    /** Only games with a minimum bet of at most this amount. Source of the usual amounts: product specification 5. */
    minBet: z.optional(MinBet),
    sort: z.optional(Sort),
    pageNo: PageNumber,
    pageSize: PageSize(GAMES_PER_PAGE),
  }),
  output: GamePage,
})

export const listHotGames = endpoint({
  summary: 'Returns the most played games.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'anyone',
  input: z.object({ category: onWire('gameType', z.optional(GameCategory)) }),
  output: z.object({ list: z.array(Game) }),
})
