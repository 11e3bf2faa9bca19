import * as z from 'zod/mini'

import { Scope, staffEndpoint } from '../../staff/staff-endpoint.ts'

/** Field that matched a searched text: exactly, or as a prefix for accounts and names. */
export const MatchKind = z.enum([
  'id',
  'account',
  'mobile',
  'mail',
  'payee',
  'card',
  'deposit',
  'withdrawal',
  'round',
  'lottery',
  'transaction',
  'device',
  'ip',
])
export type MatchKind = z.infer<typeof MatchKind>

export const MAX_SEARCH_LENGTH = 200

/** A player in a list of results; contacts are masked. */
export const FoundPlayer = z.object({
  id: z.string(),
  account: z.string(),
  type: z.number(),
  status: z.enum(['active', 'disabled']),
  registeredAt: z.string(),
  mobile: z.nullable(z.string()),
  /** The matched value, such as the number of a deposit. */
  match: z.string(),
})
export type FoundPlayer = z.infer<typeof FoundPlayer>

export const searchPlayers = staffEndpoint({
  summary: 'Finds players by id, account, phone, mail, payee, card, order, round, transaction, device or address.',
  method: 'GET',
  path: '/console/m/:merchant/players',
  permission: 'identity.member.read',
  personalData: true,
  input: z.object({
    merchant: Scope,
    /** Not written to the audit log, because it may be a name, a phone number or a mail address. */
    searched: z.string().check(z.minLength(1), z.maxLength(MAX_SEARCH_LENGTH)),
  }),
  output: z.object({
    groups: z.array(
      z.object({
        kind: MatchKind,
        players: z.array(FoundPlayer),
        /** Whether there are more matches, because the text is too common. */
        hasMore: z.boolean(),
      }),
    ),
  }),
  refusals: {},
})
