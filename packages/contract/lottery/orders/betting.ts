import * as z from 'zod/mini'

import { stakeRefusals } from '../../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../../kit/endpoint.ts'
import { DEVICES } from '../../kit/headers.ts'
import { Currency, DecimalText } from '../../kit/money.ts'
import { QueryNumber, wholeNumber } from '../../kit/paging.ts'
import { PrizeModeId } from './order-status.ts'

/** Source: domain handbook 3.6, rule 7. A merchant may allow less. */
export const SLIPS_AN_ORDER = 50
export const STAKES_A_SLIP = 10_000
export const MULTIPLE_AT_MOST = 9_999
export const CHASE_AT_MOST = 120
/** Typed numbers of all slips of an order together: counting them is what an order costs the gateway. */
export const ENTRIES_AN_ORDER = 10_000
/** Characters of all slips of an order together: ten thousand typed numbers of twenty digits have room. */
export const SLIP_TEXT_AT_MOST = 400_000

const At = z.iso.datetime()
/** The name of an issue; also of one that is not open yet. */
const Numero = z.string().check(z.regex(/^\d{8}(-\d{1,4})?$/))
const Limit = z.object({ maximum: z.number() })
/** The slip, counted from 0, and what is wrong with it. */
const Row = z.object({ row: z.number() })
const ProblemOfRow = z.object({ row: z.number(), problem: z.string() })
/** The issue that takes bets now; null where none does. `serverTime` is when that was so. */
const Closed = z.object({ currentNumero: z.nullable(z.string()), serverTime: At })

/** One issue of a chase, and by what the multiple of each slip is multiplied there. */
export const ChasePhase = z.object({ numero: Numero, multiple: z.int().check(z.gte(1), z.lte(1_000_000)) })
export type ChasePhase = z.output<typeof ChasePhase>

/**
 * Money is taken as it is said here or not at all: whoever counts something else than the gateway is told what it
 * counts. The refusals are tried in about this order; nothing has changed after any of them.
 */
export const placeOrder = endpoint({
  summary: 'Places a cart of slips on the open issue, or on that and later ones',
  method: 'POST',
  path: '/lgw/orders/betting',
  access: 'member',
  idempotencyKey: true,
  input: z.object({
    gameId: QueryNumber,
    /** The issue that the player saw open. */
    currentNumero: Numero,
    /** All that the order costs, its later issues included; 4 decimals. */
    betCartAmountSum: DecimalText,
    /** How many stakes the slips have together, of one issue; compared where it is said. */
    betCartStakesSum: z.optional(QueryNumber),
    /**
     * The whole plan, its first issue included, in the order of the issues; empty where only the open one is bet on.
     */
    chase: z._default(z.array(ChasePhase).check(z.maxLength(1_000)), []),
    /** A slip that has won ends its chase: what is left comes back. */
    winningStop: z._default(z.boolean(), false),
    /** An issue before which the slip's number has just come up is left out, and its stake comes back. */
    abandoning: z._default(z.boolean(), false),
    /** The plan was made by a button rather than by hand; kept with the order. */
    quickChase: z._default(z.boolean(), false),
    device: z.optional(z.enum(DEVICES)),
    /** 1 is an order of slips, the only type there is. */
    orderType: z._default(wholeNumber(1, 1), 1),
    prizeModeId: PrizeModeId,
    /** `rows~betType~playId~modeId~series~multiple`, joined by `;`: the lottery rules read and write it. */
    bettingSlipString: z.string().check(z.minLength(1), z.maxLength(SLIP_TEXT_AT_MOST)),
  }),
  output: z.object({
    orderMasterId: z.string(),
    orderNumber: z.string(),
    /** What was taken, and of that what came out of the main wallet because the lottery's had too little. */
    amount: DecimalText,
    broughtFromMain: DecimalText,
    /** In the lottery wallet afterwards. */
    balance: DecimalText,
    currency: Currency,
    stakes: z.number(),
    /** How many sub-orders were made of it: one a slip and issue. */
    details: z.number(),
    numero: z.string(),
    chaseEndNumero: z.nullable(z.string()),
    serverTime: At,
  }),
  refusals: {
    /** A trial player bets on nothing that is drawn here. */
    DEMO_NOT_SUPPORTED_ERROR: NoDetails,
    ...stakeRefusals,
    /** No game of that number here, or not one of this prize mode, or a play that it has not. */
    ILLEGAL_BETTING_ARGUMENT_ERROR: z.object({ field: z.string(), row: z.optional(z.number()) }),
    /** The game takes no bets; paused: for a while. */
    LGS_BETTING_GAME_CLOSED_ERROR: NoDetails,
    LGS_BETTING_PAUSED_ERROR: NoDetails,
    /** The play takes none. */
    LGS_BETTING_PLAY_MENU_CLOSED_ERROR: Row,
    /** No issue takes bets at this hour. */
    CAN_NOT_BETTING_NOT_IN_SALE_TIME: Closed,
    /** The issue was open, and is not any more: the order came too late. */
    BETTING_TIME_OUT: Closed,
    /** The issue is not the open one, nor one that comes. */
    SYSTEM_NOT_ALLOW_BETTING: Closed,
    /** Chases are not sold here, or not of so many issues. */
    SYSTEM_NOT_ALLOW_CHASE: Limit,
    LGS_BETTING_MODE_NOT_ALLOW_ERROR: NoDetails,
    /** Stakes of this unit are not sold. */
    LGS_BETTING_MODE_CLOSED_ERROR: Row,
    BETTING_ITEM_LIMIT: Limit,
    /** More typed numbers than `ENTRIES_AN_ORDER`, in all slips together. */
    BETTING_ENTRY_LIMIT: Limit,
    STAKES_IS_OVER_LIMIT_ERROR: z.object({ row: z.number(), maximum: z.number() }),
    LGS_BETTING_MULTIPLE_OVER_LIMITS: z.object({ row: z.number(), maximum: z.number() }),
    /** Digits that the play has not, or too few or too many of them. `problem` is the rules' code. */
    LGS_BETTING_ILLEGAL_ERROR: ProblemOfRow,
    /** A series above the member's: his rebate would be below zero. */
    LGS_BETTING_RETURN_VALUE_SMALLER_THAN_ZERO: z.object({ row: z.number(), maximum: z.number() }),
    /** What the gateway counts. */
    CALCULATE_STAKES_ERROR: z.object({ stakes: z.number() }),
    CALCULATE_BETTING_AMOUNT_ERROR: z.object({ amount: DecimalText }),
    LGS_BETTING_AMOUNT_LESS_THAN_MINIMUM_ERROR: z.object({ row: z.number(), minimum: DecimalText, currency: Currency }),
    /** The slip costs as much as is paid for it at most, so that it can only lose. `maximum` is what is paid in an issue. */
    LGS_BETTING_CANNOT_WIN_ERROR: z.object({
      row: z.number(),
      cost: DecimalText,
      maximum: DecimalText,
      currency: Currency,
    }),
    /** The member's bets on an issue, this order included, cost as much as one member is paid there at most. */
    LGS_BETTING_ISSUE_CANNOT_WIN_ERROR: z.object({
      numero: z.string(),
      staked: DecimalText,
      maximum: DecimalText,
      currency: Currency,
    }),
    LGS_BETTING_AMOUNT_OVER_LIMITS: z.object({ maximum: DecimalText, currency: Currency }),
    /**
     * Sold out: with it the player, or all of them, could win more in that issue than is paid. `number` is what was
     * picked.
     */
    LGS_BETTING_NUMBER_OVER_LIMITS: z.object({
      row: z.number(),
      numero: z.string(),
      number: z.string(),
      maximum: DecimalText,
      currency: Currency,
    }),
    /** The merchant takes no bets on this number at present. */
    BET_NUMBER_IS_SUSPENDED_ERROR: z.object({ row: z.number(), number: z.string() }),
    /** In both wallets, or where they are kept apart in the lottery's alone: `transfer` leads there. */
    ACS_AVAILABLE_BALANCE_NOT_ENOUGH: z.object({ available: DecimalText, currency: Currency, transfer: z.boolean() }),
  },
})
export type PlacedOrder = z.output<typeof placeOrder.output>
