import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

/**
 * The seamless wallet: what a vendor calls while the gateway holds the only balance. Rules: docs/vendors.md.
 *
 * - `transactionId` is the key of an effect, unique per vendor for ever. The same one with the same content gets the
 *   same answer and moves nothing; with other content it gets `seamless.transaction.conflict`.
 * - A refusal (4xx) means that nothing was applied. No answer, or a 5xx, means that the outcome is unknown: a bet is
 *   then rolled back, a win or rollback sent again until it is answered.
 * - Bets ask for a living session; wins and rollbacks are taken whatever became of session and player.
 * - A rollback of a bet that never came is remembered, so that the late bet moves nothing.
 * - What a win has paid is corrected by `resettle`, as often as it takes: the latest version counts.
 */
const Id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))
/** Whole cents, as text, greater than zero. */
const BetAmount = z.string().check(z.regex(/^(?!0+(\.0{1,2})?$)\d{1,12}(\.\d{1,2})?$/))
/** Whole cents, as text; zero closes a lost round. */
const WinAmount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))

/** So often at most is a win corrected. */
export const MOST_VERSIONS = 1_000

/** Amounts as text that sorts like them; it is asked of amounts of a wrong form too, which are refused anyway. */
const sortable = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  return whole.padStart(12, '0') + fraction.padEnd(2, '0')
}
/** A part is never more than its whole. */
const isPartOf = (part: string | undefined, whole: string) => part === undefined || sortable(part) <= sortable(whole)

/** The whole jackpot, whatever it holds in the moment it is paid. */
export const WHOLE_JACKPOT = 'all'
const JackpotPayout = z.union([BetAmount, z.literal(WHOLE_JACKPOT)])

/**
 * What counts as valid bet of the whole round, where the vendor knows it better than the gateway can; of several reports of
 * one round the last counts, and never more than its stakes. A game between players reports the `rake` that it took from this
 * player instead: `RAKE_COUNTS` times of it count. Rules: docs/vendors.md.
 */
const reported = { validBet: z.optional(WinAmount), rake: z.optional(WinAmount) }
/** So many times the rake counts as valid bet, up to the stakes: as if the house kept 5 % of them. */
export const RAKE_COUNTS = 20n
const reportedOnce = z.refine<{ validBet?: string | undefined; rake?: string | undefined }>(
  ({ validBet, rake }) => validBet === undefined || rake === undefined,
  { path: ['rake'] },
)

const common = {
  'seamless.signature.invalid': NoDetails,
  'seamless.clock.skew': z.object({ now: z.string() }),
  'seamless.nonce.repeated': NoDetails,
  'seamless.session.unknown': NoDetails,
}

const Effect = z.object({
  /** Our reference of the effect: the same for each repetition of one transaction. */
  reference: z.string(),
  /** What the player has now, in the session's currency. */
  balance: DecimalText,
  currency: Currency,
})

export const seamlessAuthenticate = endpoint({
  summary: 'Exchanges the launch token, once and within a minute, for the game session',
  method: 'POST',
  path: '/seamless/v1/authenticate',
  access: 'anyone',
  input: z.object({ token: Id, gameId: Id }),
  output: z.object({
    sessionId: z.string(),
    playerId: z.string(),
    /** What others at a table may be shown of him: never what he logs in with. */
    nickname: z.string(),
    balance: DecimalText,
    currency: Currency,
    language: z.string(),
    playMode: z.enum(['real', 'fun']),
    /** Where the game sends the player when he leaves, and the only origin it may exchange frame messages with. */
    lobbyUrl: z.string(),
    /**
     * What the merchant's jackpot holds; null where he has none, or the game does not play for it, so that nothing is
     * to be given to it or won of it.
     */
    jackpot: z.nullable(DecimalText),
  }),
  refusals: { ...common, 'seamless.token.invalid': NoDetails },
})

export const seamlessBalance = endpoint({
  summary: 'What the player has now',
  method: 'POST',
  path: '/seamless/v1/balance',
  access: 'anyone',
  input: z.object({ sessionId: Id }),
  output: z.object({ balance: DecimalText, currency: Currency }),
  refusals: common,
})

export const seamlessJackpot = endpoint({
  summary: 'What the jackpot of the player’s merchant holds now',
  method: 'POST',
  path: '/seamless/v1/jackpot',
  access: 'anyone',
  input: z.object({ sessionId: Id }),
  output: z.object({ jackpot: z.nullable(DecimalText), currency: Currency }),
  refusals: common,
})

export const seamlessBet = endpoint({
  summary: 'Takes a stake',
  method: 'POST',
  path: '/seamless/v1/bet',
  access: 'anyone',
  input: z
    .object({
      sessionId: Id,
      transactionId: Id,
      roundId: Id,
      gameId: Id,
      amount: BetAmount,
      currency: Currency,
      /** What of the stake goes to the merchant's jackpot. */
      jackpotContribution: z.optional(BetAmount),
    })
    .check(z.refine((bet) => isPartOf(bet.jackpotContribution, bet.amount), { path: ['jackpotContribution'] })),
  output: Effect,
  refusals: {
    ...common,
    'account.balance.not.enough': z.object({ balance: DecimalText, currency: Currency }),
    'account.disabled': NoDetails,
    /** The player has lost as much as he allows himself, or would by this bet; or played as long. */
    'responsible.gaming.loss.limit': NoDetails,
    'responsible.gaming.session.limit': NoDetails,
    'seamless.session.expired': NoDetails,
    'seamless.transaction.conflict': NoDetails,
    'seamless.transaction.rolled_back': NoDetails,
    'seamless.currency.mismatch': NoDetails,
    'seamless.game.unknown': NoDetails,
    'seamless.jackpot.not_played': NoDetails,
    'seamless.round.closed': NoDetails,
  },
})

export const seamlessWin = endpoint({
  summary: 'Pays a win, or closes a lost round with zero',
  method: 'POST',
  path: '/seamless/v1/win',
  access: 'anyone',
  input: z
    .object({
      sessionId: Id,
      transactionId: Id,
      roundId: Id,
      betTransactionId: Id,
      amount: WinAmount,
      currency: Currency,
      closeRound: z.boolean(),
      /**
       * What of the win comes out of the merchant's jackpot; or that it is all of it, beside `amount`, which nobody but
       * the gateway can tell: two winners of one moment never both get it.
       */
      jackpotPayout: z.optional(JackpotPayout),
      ...reported,
    })
    .check(
      reportedOnce,
      z.refine(({ amount, jackpotPayout }) => jackpotPayout === WHOLE_JACKPOT || isPartOf(jackpotPayout, amount), {
        path: ['jackpotPayout'],
      }),
    ),
  output: z.extend(Effect, {
    /** With the whole jackpot: what was in it, and was paid beside `amount`. The same for each repetition. */
    jackpotPaid: z.optional(DecimalText),
  }),
  refusals: {
    ...common,
    'seamless.bet.not.found': NoDetails,
    'seamless.bet.rolled_back': NoDetails,
    'seamless.transaction.conflict': NoDetails,
    'seamless.currency.mismatch': NoDetails,
    /** The round's game does not play for the jackpot: no part of it is paid. */
    'seamless.jackpot.not_played': NoDetails,
    'seamless.round.closed': NoDetails,
  },
})

export const seamlessRollback = endpoint({
  summary: 'Undoes a bet, now or before it comes',
  method: 'POST',
  path: '/seamless/v1/rollback',
  access: 'anyone',
  input: z.object({ sessionId: Id, transactionId: Id, betTransactionId: Id, roundId: Id }),
  output: Effect,
  refusals: {
    ...common,
    'seamless.transaction.conflict': NoDetails,
    /** The bet was won already: it stands. */
    'seamless.bet.settled': NoDetails,
  },
})

export const seamlessResettle = endpoint({
  summary: 'Corrects what a win should have paid',
  method: 'POST',
  path: '/seamless/v1/resettle',
  access: 'anyone',
  input: z
    .object({
      sessionId: Id,
      transactionId: Id,
      roundId: Id,
      /** The win that it corrects; never an earlier correction. */
      winTransactionId: Id,
      /** Of the corrections of one win: whichever comes when, that with the greatest counts. */
      version: z.int().check(z.minimum(1), z.maximum(MOST_VERSIONS)),
      /** What the win pays in all, in place of what it has paid. */
      amount: WinAmount,
      currency: Currency,
      ...reported,
    })
    .check(reportedOnce),
  output: Effect,
  refusals: {
    ...common,
    'seamless.round.not.found': NoDetails,
    /** The win has not come, or is none of this round. */
    'seamless.win.not.found': NoDetails,
    /** All that was bet in the round was undone. */
    'seamless.bet.rolled_back': NoDetails,
    'seamless.transaction.conflict': NoDetails,
    'seamless.currency.mismatch': NoDetails,
  },
})

export const seamlessCloseRound = endpoint({
  summary: 'Ends a round that pays nothing more',
  method: 'POST',
  path: '/seamless/v1/close-round',
  access: 'anyone',
  input: z.object({ sessionId: Id, roundId: Id, ...reported }).check(reportedOnce),
  output: z.object({ balance: DecimalText, currency: Currency }),
  refusals: { ...common, 'seamless.round.not.found': NoDetails },
})

export const seamlessTransaction = endpoint({
  summary: 'What became of a transaction',
  method: 'POST',
  path: '/seamless/v1/transaction',
  access: 'anyone',
  input: z.object({ sessionId: Id, transactionId: Id }),
  output: z.object({ state: z.enum(['unknown', 'posted', 'voided']), reference: z.nullable(z.string()) }),
  refusals: common,
})

/** How a vendor signs: HMAC-SHA256, hex, over this text followed by the raw body bytes. */
export const seamlessHeader = {
  vendor: 'X-Ante-Vendor',
  /** Which of the vendor's two active keys signed. */
  key: 'X-Ante-Key',
  /** Unix time in milliseconds; more than five minutes off is refused. */
  timestamp: 'X-Ante-Timestamp',
  /** Never used twice within the window of the timestamp. */
  nonce: 'X-Ante-Nonce',
  signature: 'X-Ante-Signature',
} as const

/** The part of the signed text that stands before the body. */
export const seamlessSignedHead = (signed: { path: string; timestamp: string; nonce: string }) =>
  `POST ${signed.path}\n${signed.timestamp}\n${signed.nonce}\n`
