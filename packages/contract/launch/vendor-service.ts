import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { MatchPrices } from '../catalogue/match-prices.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { FairnessProof } from './fairness.ts'

/**
 * Calls of the gateway to a vendor's server, signed with the vendor's key and answered in the same envelope as the
 * calls of the seamless wallet. The vendor provides the address of its service, below which these paths are. The
 * complete path is signed. Rules: docs/vendors.md.
 */
const Id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))
/** A vendor's own id of a game. */
export const GameId = Id
const At = z.iso.datetime()
const Line = z.string().check(z.maxLength(200))

const MAX_ROUND_LINES = 30
/** Maximum length of a picture, which consists of a few shapes, as text. */
const MAX_PICTURE_LETTERS = 60 * 1024
const MAX_ROUNDS = 500
const MAX_ADDRESS_LETTERS = 500

const MAX_MATCHES = 20

/** Refusals of every call to a vendor's server. */
export const signedRefusals = {
  'seamless.signature.invalid': NoDetails,
  'seamless.clock.skew': z.object({ now: z.string() }),
  'seamless.nonce.repeated': NoDetails,
}

/** Description of a round, for the player and for customer service. */
export const vendorRoundDetail = endpoint({
  summary: 'Returns a round in words, with its picture and proof.',
  method: 'POST',
  path: '/round-detail',
  access: 'anyone',
  input: z.object({ playerId: Id, roundId: Id, language: z.string().check(z.maxLength(5)) }),
  output: z.object({
    /** Title of the game on its page. */
    title: Line,
    playedAt: At,
    stake: DecimalText,
    payout: DecimalText,
    currency: Currency,
    /** Description in the requested language, or in English. */
    lines: z.array(z.object({ label: Line, value: Line })).check(z.maxLength(MAX_ROUND_LINES)),
    /** SVG without scripts, links or fonts; shown only as an image, never as part of a page. */
    picture: z.nullable(z.string().check(z.maxLength(MAX_PICTURE_LETTERS))),
    /** Contains the server seed as soon as the round is over. */
    fairness: z.nullable(FairnessProof),
    /**
     * Page on which any user can verify the round: an address on the origin where the vendor's games open, or a path
     * there. Absent if the vendor has no such page.
     */
    proofUrl: z.optional(z.nullable(z.string().check(z.maxLength(MAX_ADDRESS_LETTERS)))),
    /**
     * Whether the outcome is final, so that only a payment is outstanding and the player need not return. Absent if the
     * vendor does not report it.
     */
    isDecided: z.optional(z.boolean()),
  }),
  refusals: { ...signedRefusals, 'vendor.round.not.found': NoDetails },
})
export type VendorRoundDetail = z.output<typeof vendorRoundDetail.output>

/**
 * `open`: the stake is debited or about to be; `paid`: the round is over, and its win, possibly zero, has been paid;
 * `returned`: the stake was refunded; `refused`: the stake was never debited.
 */
const VendorRoundState = z.enum(['open', 'paid', 'returned', 'refused'])

/** Returns the rounds in the vendor's own books, for the reconciliation with the ledger. */
export const vendorRounds = endpoint({
  summary: 'Returns the vendor’s rounds in order of their start.',
  method: 'POST',
  path: '/rounds',
  access: 'anyone',
  input: z.object({
    /** `next` of the previous answer; absent: from the first round. */
    cursor: z.optional(Id),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_ROUNDS)), MAX_ROUNDS),
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
          /** Winnings, which are paid if the state is `paid`. */
          payout: DecimalText,
          currency: Currency,
          beganAt: At,
        }),
      )
      .check(z.maxLength(MAX_ROUNDS)),
    /** Null at the end of the list. */
    next: z.nullable(Id),
  }),
  refusals: signedRefusals,
})

/** Returns the prices of the main market of matches, which the merchant's site shows beside the matches. */
export const vendorMatchPrices = endpoint({
  summary: 'Returns the current prices of matches.',
  method: 'POST',
  path: '/match-prices',
  access: 'anyone',
  input: z.object({ gameId: Id, roomIds: z.array(Id).check(z.maxLength(MAX_MATCHES)) }),
  output: z.object({
    /** Matches without prices now are omitted. */
    matches: z.array(MatchPrices).check(z.maxLength(MAX_MATCHES)),
  }),
  refusals: signedRefusals,
})
