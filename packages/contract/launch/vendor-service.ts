import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { FairnessProof } from './fairness.ts'

/**
 * What a vendor's server answers the gateway: the other direction of the seamless wallet, signed by the vendor's key in
 * the same way and answered in the same envelope. The vendor names one address of its service; these paths follow it.
 * The signed path is the whole one. Rules: docs/vendors.md.
 */
const Id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))
const At = z.iso.datetime()
const Line = z.string().check(z.maxLength(200))

const ROUND_LINES_AT_MOST = 30
/** Of a picture as text; it is a handful of shapes. */
const PICTURE_LETTERS_AT_MOST = 60 * 1024
const ROUNDS_AT_MOST = 500
const ADDRESS_LETTERS_AT_MOST = 500

const signed = {
  'seamless.signature.invalid': NoDetails,
  'seamless.clock.skew': z.object({ now: z.string() }),
  'seamless.nonce.repeated': NoDetails,
}

/** A round in words, for the player and for who helps him. */
export const vendorRoundDetail = endpoint({
  summary: 'Tells one round in words, with its picture and its proof',
  method: 'POST',
  path: '/round-detail',
  access: 'anyone',
  input: z.object({ playerId: Id, roundId: Id, language: z.string().check(z.maxLength(5)) }),
  output: z.object({
    /** Of the game, as its page calls it. */
    title: Line,
    playedAt: At,
    stake: DecimalText,
    payout: DecimalText,
    currency: Currency,
    /** What happened, in the asked language or else in English. */
    lines: z.array(z.object({ label: Line, value: Line })).check(z.maxLength(ROUND_LINES_AT_MOST)),
    /** SVG without scripts, links or fonts; shown as a picture alone, never as part of a page. */
    picture: z.nullable(z.string().check(z.maxLength(PICTURE_LETTERS_AT_MOST))),
    /** With its server seed as soon as the round is over. */
    fairness: z.nullable(FairnessProof),
    /**
     * Where anybody checks the round by himself: an address on the origin where the vendor's games open, or a path there.
     * Absent where the vendor has no such page.
     */
    proofUrl: z.optional(z.nullable(z.string().check(z.maxLength(ADDRESS_LETTERS_AT_MOST)))),
    /**
     * Whether its outcome stands, so that only money is still to be moved, and nobody has to go back to it. Absent where the
     * vendor does not say.
     */
    isDecided: z.optional(z.boolean()),
  }),
  refusals: { ...signed, 'vendor.round.not.found': NoDetails },
})
export type VendorRoundDetail = z.output<typeof vendorRoundDetail.output>

/**
 * `open`: the stake is taken or about to be; `paid`: over, the win, perhaps zero, has been paid; `returned`: the stake was
 * given back; `refused`: it was never taken.
 */
const VendorRoundState = z.enum(['open', 'paid', 'returned', 'refused'])

/** The vendor's own books, by which they and the ledger are compared. */
export const vendorRounds = endpoint({
  summary: 'Lists the vendor’s rounds in the order in which they began',
  method: 'POST',
  path: '/rounds',
  access: 'anyone',
  input: z.object({
    /** The last answer's `next`; without it the list begins with the first round. */
    cursor: z.optional(Id),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(ROUNDS_AT_MOST)), ROUNDS_AT_MOST),
  }),
  output: z.object({
    rounds: z
      .array(
        z.object({
          playerId: Id,
          roundId: Id,
          gameId: Id,
          state: VendorRoundState,
          stake: DecimalText,
          /** What it won; paid where the state says so. */
          payout: DecimalText,
          currency: Currency,
          beganAt: At,
        }),
      )
      .check(z.maxLength(ROUNDS_AT_MOST)),
    /** Null at the end of the list. */
    next: z.nullable(Id),
  }),
  refusals: signed,
})
