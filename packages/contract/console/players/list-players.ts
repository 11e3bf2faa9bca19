import * as z from 'zod/mini'

import { DecimalText } from '../../kit/money.ts'
import { PageSize, RowNumber, wholeNumber } from '../../kit/paging.ts'
import { sortBy } from '../../kit/sorting.ts'
import { Scope, staffEndpoint } from '../../staff/staff-endpoint.ts'
import { BlockedPart } from './get-player.ts'
import { TagName } from './tags.ts'

/** Columns by which the list can be sorted. */
export const PLAYER_COLUMNS = ['account', 'registeredAt'] as const
export const PlayerSort = sortBy(PLAYER_COLUMNS)
export type PlayerSort = z.output<typeof PlayerSort>
/** The latest registration comes first. */
export const DEFAULT_PLAYER_SORT = '-registeredAt' satisfies PlayerSort

/** `blocked`: at least one part is blocked. `open`: none is. */
export const PlayerState = z.enum(['open', 'blocked'])

const Moment = z.iso.datetime().check(z.maxLength(30))

export const PlayerFilter = z.object({
  state: z.optional(PlayerState),
  /** Type of the account. */
  type: z.optional(wholeNumber(0, 42)),
  /** VIP level. */
  level: z.optional(wholeNumber(0, 10)),
  tag: z.optional(TagName),
  /** Registered at or after, and before. */
  from: z.optional(Moment),
  until: z.optional(Moment),
  sort: z.optional(PlayerSort),
})

/** A player in the list; contacts are masked. */
export const ListedPlayer = z.object({
  id: z.string(),
  account: z.string(),
  type: z.number(),
  blocked: z.array(BlockedPart),
  level: z.number(),
  tags: z.array(z.string()),
  mobile: z.nullable(z.string()),
  /** Balance of the main wallet. */
  cash: DecimalText,
  registeredAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
})
export type ListedPlayer = z.infer<typeof ListedPlayer>

export const listPlayers = staffEndpoint({
  summary: 'Returns the players of a merchant by state, type, level, tag and day of registration.',
  method: 'GET',
  path: '/console/m/:merchant/player-list',
  permission: 'identity.member.read',
  personalData: true,
  input: z.object({ merchant: Scope, ...PlayerFilter.shape, after: z.optional(RowNumber), size: PageSize(50) }),
  output: z.object({ rows: z.array(ListedPlayer), next: z.nullable(z.string()) }),
  refusals: {},
})
