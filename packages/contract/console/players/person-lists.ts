import * as z from 'zod/mini'

import { playerList } from './player-endpoint.ts'

/** Kind of an event: the table that contains it. */
export const TimelineKind = z.enum([
  'registration',
  'sign-in',
  'security',
  'deposit',
  'withdrawal',
  'reward',
  'responsible-gaming',
  'level',
  'agent',
  'note',
  'staff',
])
export type TimelineKind = z.infer<typeof TimelineKind>

export const listPlayerTimeline = playerList({
  summary: 'Returns what happened to a player, of all kinds in one order.',
  part: 'timeline',
  permission: 'identity.member.read',
  personalData: true,
  row: z.object({
    id: z.string(),
    at: z.string(),
    kind: TimelineKind,
    name: z.string(),
    /** Amount, number or text of the event. */
    detail: z.string(),
    /** The player, a provider, or a staff account. */
    actor: z.string(),
  }),
  filter: {},
  extra: {},
})

const origin = { ip: z.string(), country: z.nullable(z.string()), device: z.string(), userAgent: z.string() }

export const listPlayerDevices = playerList({
  summary: 'Returns the sign-ins of a player, the open sessions, and the factors of the account.',
  part: 'devices',
  permission: 'identity.member.read',
  personalData: true,
  row: z.object({
    id: z.string(),
    at: z.string(),
    method: z.string(),
    /** Beginning of the hash of the browser's own id. */
    deviceHash: z.nullable(z.string()),
    isKnown: z.boolean(),
    ...origin,
  }),
  extra: {
    sessions: z.array(z.object({ id: z.string(), createdAt: z.string(), lastSeenAt: z.string(), ...origin })),
    factors: z.object({
      hasPassword: z.boolean(),
      hasPaymentPassword: z.boolean(),
      paymentPasswordLockedUntil: z.nullable(z.string()),
      hasAuthenticator: z.boolean(),
      recoveryCodes: z.number(),
      passkeys: z.array(z.object({ id: z.string(), createdAt: z.string(), lastUsedAt: z.nullable(z.string()) })),
    }),
  },
  filter: {},
})

/** Reason why two accounts are linked. */
export const LinkKind = z.enum(['card', 'payee', 'device', 'ip', 'referral', 'referred'])
export type LinkKind = z.infer<typeof LinkKind>

export const listPlayerLinks = playerList({
  summary: 'Returns other accounts with the same card, payee, device or address, and those of the referral.',
  part: 'links',
  permission: 'identity.member.read',
  personalData: true,
  row: z.object({
    /** Id of the row: the kind and the account. */
    id: z.string(),
    kind: LinkKind,
    player: z.string(),
    account: z.string(),
    status: z.enum(['active', 'disabled']),
    registeredAt: z.string(),
    /** The shared value, masked. */
    shared: z.string(),
  }),
  /** Kinds with more links than are listed. */
  extra: { more: z.array(LinkKind) },
  filter: {},
})

export const listPlayerMails = playerList({
  summary: 'Returns the mails in the inbox of a player.',
  part: 'mails',
  permission: 'messaging.mail.read',
  personalData: true,
  row: z.object({
    id: z.string(),
    at: z.string(),
    kind: z.string(),
    /** Name of the template, or the title of the letter. */
    title: z.string(),
    readAt: z.nullable(z.string()),
  }),
  filter: {},
  extra: {},
})

export const listPlayerChats = playerList({
  summary: 'Returns the messages between a player and customer service.',
  part: 'chats',
  permission: 'support.chat.read',
  personalData: true,
  row: z.object({
    id: z.string(),
    at: z.string(),
    sender: z.enum(['player', 'service']),
    actor: z.nullable(z.string()),
    text: z.string(),
    hasPicture: z.boolean(),
  }),
  filter: {},
  extra: {},
})

export const listPlayerNotes = playerList({
  summary: 'Returns the notes of staff about a player.',
  part: 'notes',
  permission: 'support.note.read',
  personalData: true,
  row: z.object({
    id: z.string(),
    at: z.string(),
    author: z.string(),
    text: z.string(),
    isPinned: z.boolean(),
  }),
  filter: {},
  extra: {},
})
