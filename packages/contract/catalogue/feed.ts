import * as z from 'zod/mini'

import { GameCategory } from './category.ts'

/** How many games one feed may hold. */
export const FEED_LIMIT = 50_000

const said = (error: string) => ({ error })
const matching = (pattern: RegExp, error: string) => z.string(said(error)).check(z.regex(pattern, said(error)))

/** Programs say true, spreadsheets say TRUE, people say yes. */
const YesOrNo = z.pipe(
  z.pipe(
    z.union([z.boolean(), z.string()], said('is yes or no')),
    z.transform((value) => String(value).toLowerCase()),
  ),
  z.pipe(
    z.enum(['true', 'yes', '1', 'false', 'no', '0'], said('is yes or no')),
    z.transform((word) => ['true', 'yes', '1'].includes(word)),
  ),
)

const NUMBER = said('is a whole number from 1 to 999999999')
const WholeNumber = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d+$/, NUMBER))], NUMBER),
    z.transform((value) => Number(value)),
  ),
  z.int(NUMBER).check(z.minimum(1, NUMBER), z.maximum(999_999_999, NUMBER)),
)

const CLASS = /^[A-Z][A-Z0-9_]{0,29}$/
/** What the lobby calls its own selections; `isNew` and `hotRank` say who is in them. */
const TAKEN = new Set(['ALL', 'NEW', 'HOT', 'FAV'])

/** A list, or what a cell of a table can hold of one: `VIDEO|JP`. */
const Classes = z.pipe(
  z.pipe(
    z.union([z.array(z.string()), z.string()], said('is a list, in a table VIDEO|JP')),
    z.transform((value) => [...new Set(typeof value === 'string' ? value.split('|').map((one) => one.trim()) : value)]),
  ),
  z.array(z.string()).check(
    z.maxLength(10, said('has at most 10 classes')),
    z.refine((names) => names.every((name) => CLASS.test(name)), said('has capitals, digits and _ in each class')),
    z.refine((names) => !names.some((name) => TAKEN.has(name)), said('cannot hold ALL, NEW, HOT or FAV')),
  ),
)

/** Amounts are decimal text everywhere; a feed's number is taken by the digits that it was written with. */
const LeastBet = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], said('is an amount like 0.25')),
    z.transform((value) => String(value)),
  ),
  matching(/^\d{1,12}(\.\d{1,4})?$/, 'is an amount like 0.25'),
)

/** By the digits that it was written with, like amounts. */
const Edge = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], said('is a percentage from 0 to 100, like 3.6')),
    z.transform((value) => String(value)),
  ),
  matching(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'is a percentage from 0 to 100, like 3.6'),
)

const TOP_PRIZE = said('is a whole number of stakes from 1 to 1000000')
const TopPrize = z.pipe(WholeNumber, z.int(TOP_PRIZE).check(z.maximum(1_000_000, TOP_PRIZE)))

/** One game as a vendor's or a merchant's feed tells of it. What may be left out says what it is then. */
export const FeedGame = z.strictObject({
  /** Left out where the whole feed is of one vendor. */
  vendor: z.optional(z.string()),
  gameId: matching(/^[\w.:-]{1,64}$/, 'has 1 to 64 letters, digits, - . : and _'),
  name: matching(/^[^\p{Cc}]{1,80}$/u, 'has 1 to 80 characters'),
  category: z.enum(GameCategory.options.filter((category) => category !== 'HOT')),
  classes: z._default(Classes, []),
  isNew: z._default(YesOrNo, false),
  /** Its place among the games most players choose; the others have none. */
  hotRank: z.optional(WholeNumber),
  minBet: LeastBet,
  picture: matching(/^(https:\/\/[^\s/]+)?\/[^\s"'<>]{1,300}$/, 'begins with / or https://'),
  supportPlay: z._default(YesOrNo, false),
  /**
   * What it keeps on average of what is staked, in percent, on its cheapest bet. A game that keeps 2 or less counts at 20 % for
   * turnover and rebates; a game between players that declares none counts only what its vendor reports.
   */
  edge: z.optional(Edge),
  /** Its top prize in stakes, from 1 to 1,000,000: wins of a round above it are held for review. */
  maxWinMultiple: z.optional(TopPrize),
  /** Its number here, for games that bring one along; the others get one. */
  nodeId: z.optional(WholeNumber),
})
export type FeedGame = z.output<typeof FeedGame>
