import * as z from 'zod/mini'

import { NoDetails } from '../../kit/endpoint.ts'
import { PageSize, RowNumber } from '../../kit/paging.ts'
import type { Permission } from '../../staff/permissions.ts'
import { Scope, staffEndpoint } from '../../staff/staff-endpoint.ts'

/** Fields of each call about one player. */
export const ofPlayer = { merchant: Scope, player: RowNumber }

/** The player does not exist, or belongs to another merchant. */
export const playerRefusals = { 'player.not.found': NoDetails }

/** Cursor of a list: `next` of the previous page. */
const Cursor = z.string().check(z.regex(/^[\d.-]{1,60}$/))

interface PlayerList<
  Row extends z.ZodMiniType,
  Extra extends z.core.$ZodLooseShape,
  Filter extends z.core.$ZodLooseShape,
> {
  summary: string
  /** Last part of the path. */
  part: string
  permission: Permission
  personalData?: boolean
  row: Row
  /** Fields of the answer in addition to the rows. */
  extra: Extra
  filter: Filter
}

/** Declares a list of a player, newest first. */
export function playerList<
  Row extends z.ZodMiniType,
  Extra extends z.core.$ZodLooseShape,
  Filter extends z.core.$ZodLooseShape,
>({ summary, part, permission, personalData, row, extra, filter }: PlayerList<Row, Extra, Filter>) {
  return staffEndpoint({
    summary,
    method: 'GET',
    path: `/console/m/:merchant/players/:player/${part}`,
    permission,
    ...(personalData && { personalData }),
    input: z.object({ ...ofPlayer, ...filter, after: z.optional(Cursor), size: PageSize(50) }),
    output: z.object({ rows: z.array(row), next: z.nullable(z.string()), ...extra }),
    refusals: playerRefusals,
  })
}
