import * as z from 'zod/mini'

import { GameCategory } from './category.ts'
import { CLASS_NAME, MAX_CLASSES, RESERVED_CLASSES } from './game-class.ts'
import { Volatility } from './volatility.ts'

/** Maximum number of games in a feed. */
export const FEED_LIMIT = 50_000

const read = (error: string) => ({ error })
const matching = (pattern: RegExp, error: string) => z.string(read(error)).check(z.regex(pattern, read(error)))

/** Accepts true (programs), TRUE (spreadsheets) and yes. */
const YesOrNo = z.pipe(
  z.pipe(
    z.union([z.boolean(), z.string()], read('is yes or no')),
    z.transform((value) => String(value).toLowerCase()),
  ),
  z.pipe(
    z.enum(['true', 'yes', '1', 'false', 'no', '0'], read('is yes or no')),
    z.transform((word) => ['true', 'yes', '1'].includes(word)),
  ),
)

const NUMBER = read('is a whole number from 1 to 999999999')
const WholeNumber = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d+$/, NUMBER))], NUMBER),
    z.transform((value) => Number(value)),
  ),
  z.int(NUMBER).check(z.minimum(1, NUMBER), z.maximum(999_999_999, NUMBER)),
)

/** A list, or its form in a table cell: `VIDEO|JP`. */
const Classes = z.pipe(
  z.pipe(
    z.union([z.array(z.string()), z.string()], read('is a list, in a table VIDEO|JP')),
    z.transform((value) => [
      ...new Set(typeof value === 'string' ? value.split('|').map((part) => part.trim()) : value),
    ]),
  ),
  z.array(z.string()).check(
    z.maxLength(MAX_CLASSES, read(`has at most ${MAX_CLASSES} classes`)),
    z.refine((names) => names.every((name) => CLASS_NAME.test(name)), read('has capitals, digits and _ in each class')),
    z.refine((names) => !names.some((name) => RESERVED_CLASSES.has(name)), read('cannot hold ALL, NEW, HOT or FAV')),
  ),
)

/** An amount, as decimal text; a JSON number is converted with its digits as written. */
const Bet = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], read('is an amount like 0.25')),
    z.transform((value) => String(value)),
  ),
  matching(/^\d{1,12}(\.\d{1,4})?$/, 'is an amount like 0.25'),
)

/** A percentage; a JSON number is converted with its digits as written. */
const Edge = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], read('is a percentage from 0 to 100, like 3.6')),
    z.transform((value) => String(value)),
  ),
  matching(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'is a percentage from 0 to 100, like 3.6'),
)

const TOP_PRIZE = read('is a whole number of stakes from 1 to 1000000')
const TopPrize = z.pipe(WholeNumber, z.int(TOP_PRIZE).check(z.maximum(1_000_000, TOP_PRIZE)))
const Picture = matching(/^(https:\/\/[^\s/]+)?\/[^\s"'<>]{1,300}$/, 'begins with / or https://')

/** A game in the feed of a vendor or a merchant. Optional fields have a default. */
export const FeedGame = z.strictObject({
  /** Omitted if the whole feed is of one vendor. */
  vendor: z.optional(z.string()),
  gameId: matching(/^[\w.:-]{1,64}$/, 'has 1 to 64 letters, digits, - . : and _'),
  name: matching(/^[^\p{Cc}]{1,80}$/u, 'has 1 to 80 characters'),
  category: z.enum(GameCategory.options.filter((category) => category !== 'HOT')),
  classes: z._default(Classes, []),
  isNew: z._default(YesOrNo, false),
  /** Rank among the most popular games; absent for all others. */
  hotRank: z.optional(WholeNumber),
  minBet: Bet,
  /** Largest bet; not shown if absent. */
  maxBet: z.optional(Bet),
  picture: Picture,
  /** Pictures for large and for small tiles; `picture` if absent. */
  largePicture: z.optional(Picture),
  smallPicture: z.optional(Picture),
  supportPlay: z._default(YesOrNo, false),
  /**
   * House edge of the cheapest bet: the average share of the stake that the game keeps, in percent. A game with 2 or
   * less counts at 20 % for turnover and rebates; a game between players without an edge counts only what its vendor
   * reports.
   */
  edge: z.optional(Edge),
  /** Top prize in stakes, from 1 to 1,000,000: wins of a round above it are held for review. */
  maxWinMultiple: z.optional(TopPrize),
  /** How much the wins vary: `low`, `medium` or `high`. */
  volatility: z.optional(z.enum(Volatility.options, read('is low, medium or high'))),
  /** Node id of the game; assigned automatically if absent. */
  nodeId: z.optional(WholeNumber),
})
export type FeedGame = z.output<typeof FeedGame>
