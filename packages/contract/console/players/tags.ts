import * as z from 'zod/mini'

import { freeLine } from '../../kit/text.ts'
import { Reason } from '../../staff/changes.ts'
import { Scope, staffEndpoint } from '../../staff/staff-endpoint.ts'
import { ofPlayer, playerRefusals } from './player-endpoint.ts'

/** Maximum number of tags of a player. */
export const MAX_TAGS = 8
/** Maximum number of different tags of a merchant. */
export const MAX_TAG_NAMES = 100

/** Name of a tag, such as `Watched`. Upper and lower case do not matter. */
export const TagName = freeLine(24).check(z.minLength(1))

/** A tag of a player, with the staff account that added it. */
export const PlayerTag = z.object({
  name: z.string(),
  by: z.string(),
  at: z.string(),
  reason: z.string(),
})
export type PlayerTag = z.infer<typeof PlayerTag>

export const listTags = staffEndpoint({
  summary: 'Returns the names of all tags that players of the merchant have, in alphabetical order.',
  method: 'GET',
  path: '/console/m/:merchant/player-tags',
  permission: 'identity.member.read',
  input: z.object({ merchant: Scope }),
  output: z.object({ names: z.array(z.string()) }),
  refusals: {},
})

export const changeTags = staffEndpoint({
  summary: 'Replaces the tags of a player. A name that is not used yet becomes a tag of the merchant.',
  method: 'PUT',
  path: '/console/m/:merchant/players/:player/tags',
  permission: 'identity.member.update',
  input: z.object({
    ...ofPlayer,
    /** All tags that the player has from now on. */
    tags: z.array(TagName).check(z.maxLength(MAX_TAGS)),
    /** Tags that were shown: if they have changed meanwhile, the call is refused. */
    seen: z.array(TagName).check(z.maxLength(MAX_TAGS)),
    reason: Reason,
  }),
  output: z.object({ tags: z.array(z.string()) }),
  refusals: {
    ...playerRefusals,
    'player.tags.changed': z.object({ tags: z.array(z.string()) }),
    'player.tags.too.many': z.object({ atMost: z.number() }),
  },
})
