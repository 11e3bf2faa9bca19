import * as z from 'zod/mini'

import { stakeRefusals } from '../../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../../kit/endpoint.ts'
import { DEVICES } from '../../kit/headers.ts'
import { Currency, DecimalText } from '../../kit/money.ts'
import { QueryNumber, wholeNumber } from '../../kit/paging.ts'
import { PrizeModeId } from './order-status.ts'
import { onWire } from '../../kit/wire-names.ts'

/** Maximum limits; a merchant may set lower ones. Source: domain handbook 3.6, rule 7. */
export const SLIPS_PER_ORDER = 50
export const STAKES_PER_SLIP = 10_000
export const MAX_MULTIPLE = 9_999
export const MAX_CHASE_DRAWS = 120
/** Maximum number of typed numbers in all slips of an order, which limits the processor time of its evaluation. */
export const ENTRIES_PER_ORDER = 10_000
/** Maximum number of characters in all slips of an order: enough for ten thousand typed numbers of twenty digits. */
export const MAX_SLIP_TEXT_LENGTH = 400_000

const At = z.iso.datetime()
/** A draw number, also of a draw that is not open yet. */
const DrawNumber = z.string().check(z.regex(/^\d{8}(-\d{1,4})?$/))
const Limit = z.object({ maximum: z.number() })
/** Index of the slip, from 0, and its problem. */
const Row = z.object({ row: z.number() })
const ProblemOfRow = z.object({ row: z.number(), problem: z.string() })
/** The draw that is open for bets; null for none. `serverTime` is the time of this state. */
const Closed = z.object({ currentDrawNumber: onWire('currentNumero', z.nullable(z.string())), serverTime: At })

/** One draw of a chase, with the factor on the multiple of each slip. */
export const ChasePhase = z.object({
  drawNumber: onWire('numero', DrawNumber),
  multiple: z.int().check(z.gte(1), z.lte(1_000_000)),
})
export type ChasePhase = z.output<typeof ChasePhase>

/**
 * If the stated amounts differ from the gateway's computation, the order is refused with the gateway's values. Refused
 * orders have no effect. The refusals are listed roughly in the order of the checks.
 */
export const placeOrder = endpoint({
  summary: 'Places a cart of lottery slips on the open draw and optional later draws.',
  method: 'POST',
  path: '/lgw/orders/betting',
  access: 'member',
  idempotencyKey: true,
  movesMoney: true,
  input: z.object({
    gameId: QueryNumber,
    /** The draw that the player saw open. */
    currentDrawNumber: onWire('currentNumero', DrawNumber),
    /** Total cost of the order, including its later draws; 4 decimals. */
    betCartAmountSum: DecimalText,
    /** Total number of stakes of the slips for one draw; compared if present. */
    betCartStakesSum: z.optional(QueryNumber),
    /** The whole plan, including its first draw, in order of the draws; empty for a bet on the open draw only. */
    chase: z._default(z.array(ChasePhase).check(z.maxLength(1_000)), []),
    /** A winning slip ends its chase: the remaining stakes are refunded. */
    winningStop: z._default(z.boolean(), false),
    /** A draw is skipped, and its stake refunded, if the slip's number came up in the draw before. */
    abandoning: z._default(z.boolean(), false),
    /** The plan was made by a button rather than by hand; stored with the order. */
    quickChase: z._default(z.boolean(), false),
    device: z.optional(z.enum(DEVICES)),
    /** 1 is an order of slips, the only existing type. */
    orderType: z._default(wholeNumber(1, 1), 1),
    prizeModeId: PrizeModeId,
    /** `rows~betType~playId~modeId~series~multiple`, joined by `;`: parsed and formatted by the lottery rules. */
    bettingSlipString: z.string().check(z.minLength(1), z.maxLength(MAX_SLIP_TEXT_LENGTH)),
  }),
  output: z.object({
    orderMasterId: z.string(),
    orderNumber: z.string(),
    /** Debited amount, and the part that was debited from the main wallet because the lottery wallet had too little. */
    amount: DecimalText,
    broughtFromMain: DecimalText,
    /** Balance of the lottery wallet afterwards. */
    balance: DecimalText,
    currency: Currency,
    stakes: z.number(),
    /** Number of sub-orders: one per slip and draw. */
    details: z.number(),
    drawNumber: onWire('numero', z.string()),
    lastDrawNumber: onWire('chaseEndNumero', z.nullable(z.string())),
    serverTime: At,
  }),
  refusals: {
    /** Trial members cannot place lottery bets. */
    DEMO_NOT_SUPPORTED_ERROR: NoDetails,
    ...stakeRefusals,
    /** The merchant does not have the game, or not in this prize mode, or the game does not have the play. */
    ILLEGAL_BETTING_ARGUMENT_ERROR: z.object({ field: z.string(), row: z.optional(z.number()) }),
    /** The game accepts no bets; paused: temporarily. */
    LGS_BETTING_GAME_CLOSED_ERROR: NoDetails,
    LGS_BETTING_PAUSED_ERROR: NoDetails,
    /** The play accepts no bets. */
    LGS_BETTING_PLAY_MENU_CLOSED_ERROR: Row,
    /** No draw is open for bets at this hour. */
    CAN_NOT_BETTING_NOT_IN_SALE_TIME: Closed,
    /** The draw was open, and is closed by now: the order arrived too late. */
    BETTING_TIME_OUT: Closed,
    /** The draw is neither open nor upcoming. */
    SYSTEM_NOT_ALLOW_BETTING: Closed,
    /** Chases are not sold here, or not for this many draws. */
    SYSTEM_NOT_ALLOW_CHASE: Limit,
    LGS_BETTING_MODE_NOT_ALLOW_ERROR: NoDetails,
    /** Stakes of this unit are not sold. */
    LGS_BETTING_MODE_CLOSED_ERROR: Row,
    BETTING_ITEM_LIMIT: Limit,
    /** More typed numbers than `ENTRIES_PER_ORDER` in all slips together. */
    BETTING_ENTRY_LIMIT: Limit,
    STAKES_IS_OVER_LIMIT_ERROR: z.object({ row: z.number(), maximum: z.number() }),
    LGS_BETTING_MULTIPLE_OVER_LIMITS: z.object({ row: z.number(), maximum: z.number() }),
    /** The slip has digits that the play does not have, or too few or too many digits. `problem` is the rules' code. */
    LGS_BETTING_ILLEGAL_ERROR: ProblemOfRow,
    /** A series above the member's: the rebate would be negative. */
    LGS_BETTING_RETURN_VALUE_SMALLER_THAN_ZERO: z.object({ row: z.number(), maximum: z.number() }),
    /** The stated number of stakes, or the stated cost, is wrong. Contains the gateway's value. */
    CALCULATE_STAKES_ERROR: z.object({ stakes: z.number() }),
    CALCULATE_BETTING_AMOUNT_ERROR: z.object({ amount: DecimalText }),
    LGS_BETTING_AMOUNT_LESS_THAN_MINIMUM_ERROR: z.object({ row: z.number(), minimum: DecimalText, currency: Currency }),
    /** The slip costs at least its maximum payout, so it can only lose. `maximum` is the maximum payout per draw. */
    LGS_BETTING_CANNOT_WIN_ERROR: z.object({
      row: z.number(),
      cost: DecimalText,
      maximum: DecimalText,
      currency: Currency,
    }),
    /** The member's bets on a draw, including this order, cost at least the maximum payout per member and draw. */
    LGS_BETTING_DRAW_CANNOT_WIN_ERROR: z.object({
      drawNumber: onWire('numero', z.string()),
      staked: DecimalText,
      maximum: DecimalText,
      currency: Currency,
    }),
    LGS_BETTING_AMOUNT_OVER_LIMITS: z.object({ maximum: DecimalText, currency: Currency }),
    /**
     * Sold out: the player, or all players together, could win more in that draw than the limit. `number` is the pick.
     */
    LGS_BETTING_NUMBER_OVER_LIMITS: z.object({
      row: z.number(),
      drawNumber: onWire('numero', z.string()),
      number: z.string(),
      maximum: DecimalText,
      currency: Currency,
    }),
    /** The merchant currently accepts no bets on this number. */
    BET_NUMBER_IS_SUSPENDED_ERROR: z.object({ row: z.number(), number: z.string() }),
    /** Balance of both wallets, or only of the lottery wallet where they are separate: then `transfer` is true. */
    ACS_AVAILABLE_BALANCE_NOT_ENOUGH: z.object({ available: DecimalText, currency: Currency, transfer: z.boolean() }),
  },
})
export type PlacedOrder = z.output<typeof placeOrder.output>
