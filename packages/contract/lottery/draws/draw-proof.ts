import * as z from 'zod/mini'

import { endpoint, Nothing } from '../../kit/endpoint.ts'

/**
 * Results that are determined in advance and published afterwards. Secrets and hashes are 64 hexadecimal digits, used
 * in their text form, so that any common tool gives the same result.
 *
 * - A merchant's secrets form a chain, generated from its far end: the secret of a day is SHA-256(`${secret of the next
 *   day}|previous`). Therefore no secret can be chosen after the first hash was published.
 * - Before a day begins, SHA-256(secret of the day) is published; after its end, the secret.
 * - The seed of a draw is HMAC-SHA-256 with the day's secret as key over `${gameCode}|${drawNumber}`.
 * - Block `n` is HMAC-SHA-256 with the seed, in hexadecimal, as key over `${n}`, `n` from 0. From the concatenated
 *   bytes of the blocks the lottery rules' `drawFromBytes` computes the family's result.
 */
export const DRAW_ALGORITHM = 'hmac-sha256-day-chain-1'

const Hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const DrawProof = z.object({
  algorithm: z.literal(DRAW_ALGORITHM),
  /** The merchant's day of the secret. */
  day: z.string(),
  secretHash: Hex256,
  /** Publication time of the hash; null for days before the merchant's first publication. */
  committedAt: z.nullable(z.iso.datetime()),
  /** Null until the day is over. */
  secret: z.nullable(Hex256),
  /**
   * The secret of the previous day, which follows from `secret`; null until the day is over, and on the first day of
   * the chain.
   */
  previousSecret: z.nullable(Hex256),
  /** Publication time of the secret. */
  publishedAt: z.iso.datetime(),
})
export type DrawProof = z.output<typeof DrawProof>

export const listDrawCommitments = endpoint({
  summary: 'Returns the hashes of the secrets of future draw days and the secrets of past days.',
  method: 'GET',
  path: '/lgw/draw/commitments',
  access: 'anyone',
  input: Nothing,
  output: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        secretHash: Hex256,
        committedAt: z.iso.datetime(),
        /** Null until the day is over. */
        secret: z.nullable(Hex256),
      }),
    ),
    serverTime: z.iso.datetime(),
  }),
})

export const seedText = ({ gameCode, drawNumber }: { gameCode: string; drawNumber: string }): string =>
  `${gameCode}|${drawNumber}`

export const previousText = (secret: string): string => `${secret}|previous`

export const blockText = (block: number): string => String(block)
