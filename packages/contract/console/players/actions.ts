import * as z from 'zod/mini'

import { Nothing } from '../../kit/endpoint.ts'
import { AmountText } from '../../kit/money.ts'
import { wholeNumber } from '../../kit/paging.ts'
import { freeLine, freeText } from '../../kit/text.ts'
import { ExclusionLength } from '../../responsible-gaming/responsible-gaming.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../../staff/changes.ts'
import { staffEndpoint } from '../../staff/staff-endpoint.ts'
import { BlockedPart } from './get-player.ts'
import { ofPlayer, playerRefusals } from './player-endpoint.ts'

const reasoned = { ...ofPlayer, reason: Reason }

export const changeBlocks = staffEndpoint({
  summary: 'Blocks and unblocks parts of an account. Blocking the login ends all sessions; blocking bets ends games.',
  method: 'PUT',
  path: '/console/m/:merchant/players/:player/blocks',
  permission: 'identity.block.update',
  input: z.object({
    ...reasoned,
    /** All parts that are blocked from now on. */
    blocked: z.array(BlockedPart).check(z.maxLength(4)),
    /** Parts that were shown as blocked: if they have changed meanwhile, the call is refused. */
    seen: z.array(BlockedPart).check(z.maxLength(4)),
  }),
  output: z.object({ blocked: z.array(BlockedPart) }),
  refusals: { ...playerRefusals, 'player.changed': z.object({ blocked: z.array(BlockedPart) }) },
})

export const endPlayerSessions = staffEndpoint({
  summary: 'Ends all sessions of a player.',
  method: 'POST',
  path: '/console/m/:merchant/players/:player/sessions/end',
  permission: 'identity.member.update',
  input: z.object(reasoned),
  output: z.object({ ended: z.number() }),
  refusals: playerRefusals,
})

export const resetPlayerFactors = staffEndpoint({
  summary:
    'Removes the authenticator, recovery codes and passkeys of a player who has lost them, and ends the sessions.',
  method: 'POST',
  path: '/console/m/:merchant/players/:player/factors/reset',
  permission: 'identity.member.update',
  stepUp: true,
  input: z.object(reasoned),
  output: z.object({ passkeys: z.number(), hadAuthenticator: z.boolean() }),
  refusals: playerRefusals,
})

export const unlockPlayer = staffEndpoint({
  summary: 'Unlocks the login and the payment password after too many wrong attempts.',
  method: 'POST',
  path: '/console/m/:merchant/players/:player/unlock',
  permission: 'identity.member.update',
  input: z.object(reasoned),
  output: Nothing,
  refusals: playerRefusals,
})

export const excludePlayer = staffEndpoint({
  summary: 'Excludes a player on request by telephone or letter, at once and without an early end.',
  method: 'POST',
  path: '/console/m/:merchant/players/:player/exclusions',
  permission: 'responsible-gaming.exclusion.update',
  input: z.object({ ...reasoned, length: ExclusionLength }),
  output: Nothing,
  refusals: {
    ...playerRefusals,
    /** An exclusion in force lasts longer. */
    'responsible.gaming.exclusion.shorter': z.object({ until: z.nullable(z.string()) }),
  },
})

export const grantReward = staffEndpoint({
  summary: 'Grants a player a reward to claim; above the own limit it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/players/:player/rewards',
  permission: 'promotions.reward.update',
  limit: 'amount',
  approval: 'promotions.reward.update',
  stepUp: true,
  input: z.object({
    ...reasoned,
    /** Shown to the player. */
    title: freeLine(60).check(z.minLength(3)),
    amount: AmountText,
    /** Wagering multiple before withdrawal; 0 for none. */
    multiple: wholeNumber(0, 100),
    /** Number of days in which the reward can be claimed. */
    days: wholeNumber(1, 90),
    /** A repeated call with this key has no further effect. */
    key: z.uuid(),
  }),
  output: ChangeOutcome,
  refusals: { ...playerRefusals, ...proposalRefusals },
})

export const messagePlayer = staffEndpoint({
  summary: 'Sends a mail to the inbox of a player.',
  method: 'POST',
  path: '/console/m/:merchant/players/:player/messages',
  permission: 'messaging.message.update',
  input: z.object({
    ...reasoned,
    title: freeLine(100).check(z.minLength(1)),
    text: freeText(4000).check(z.minLength(1)),
    /** A repeated call with this key sends nothing more. */
    key: z.uuid(),
  }),
  output: Nothing,
  refusals: playerRefusals,
})

export const addPlayerNote = staffEndpoint({
  summary: 'Stores a note about a player, which only staff reads.',
  method: 'POST',
  path: '/console/m/:merchant/players/:player/notes',
  permission: 'support.note.update',
  input: z.object({
    ...ofPlayer,
    text: freeText(2000).check(z.minLength(1)),
    isPinned: z.boolean(),
  }),
  output: z.object({ id: z.string() }),
  refusals: playerRefusals,
})

/** Groups of personal data that are shown masked. */
export const RevealedPart = z.enum(['contact', 'identity', 'cards'])
export type RevealedPart = z.infer<typeof RevealedPart>

export const revealPlayer = staffEndpoint({
  summary: 'Returns personal data of a player in full. The reason is written to the audit log.',
  method: 'POST',
  path: '/console/m/:merchant/players/:player/reveal',
  permission: 'identity.personal-data.read',
  personalData: true,
  input: z.object({ ...reasoned, part: RevealedPart }),
  output: z.object({
    /** Names of the fields and their values. */
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  refusals: playerRefusals,
})
