import * as z from 'zod/mini'

import { endpoint, Nothing } from '../../kit/endpoint.ts'

/**
 * Results that are settled before and told after. Secrets and hashes are 64 hexadecimal digits, and taken as the text they are
 * written in, so that any tool at hand gives the same.
 *
 * - A merchant's secrets are a chain, made from its far end: the secret of a day is SHA-256(`${secret of the next day}|previous`).
 *   None of them can be chosen later than the first.
 * - Before a day begins, SHA-256(secret of the day) is published; when it has ended, the secret.
 * - The seed of an issue is HMAC-SHA-256 with the day's secret as key over `${gameCode}|${numero}`.
 * - Block `n` is HMAC-SHA-256 with the seed, in hexadecimal, as key over `${n}`, `n` from 0. The blocks' bytes one after the other
 *   are what the lottery rules' `drawFromBytes` makes the family's result of.
 */
export const DRAW_ALGORITHM = 'hmac-sha256-day-chain-1'

const Hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const DrawProof = z.object({
  algorithm: z.literal(DRAW_ALGORITHM),
  /** The merchant's day, whose secret it is. */
  day: z.string(),
  secretHash: Hex256,
  /** When the hash was published; null where that was forgotten, for a day before the first draw. */
  promisedAt: z.nullable(z.iso.datetime()),
  /** Null until the day is over. */
  secret: z.nullable(Hex256),
  /** The secret of the day before, which follows from this one; null as long as that, and at the chain's beginning. */
  previousSecret: z.nullable(Hex256),
  /** From when on the secret is told. */
  publishedAt: z.iso.datetime(),
})
export type DrawProof = z.output<typeof DrawProof>

export const listDrawPromises = endpoint({
  summary: 'The hashes of the secrets that coming days are drawn by, and the secrets of the last days',
  method: 'GET',
  path: '/lgw/draw/promises',
  access: 'anyone',
  input: Nothing,
  output: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        secretHash: Hex256,
        promisedAt: z.iso.datetime(),
        /** Null until the day is over. */
        secret: z.nullable(Hex256),
      }),
    ),
    serverTime: z.iso.datetime(),
  }),
})

export const seedText = ({ gameCode, numero }: { gameCode: string; numero: string }): string => `${gameCode}|${numero}`

export const previousText = (secret: string): string => `${secret}|previous`

export const blockText = (block: number): string => String(block)
