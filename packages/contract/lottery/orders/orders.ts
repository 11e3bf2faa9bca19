import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../../kit/endpoint.ts'
import { Moment } from '../../kit/moments.ts'
import { Currency, DecimalText } from '../../kit/money.ts'
import { PageNumber, PageSize, QueryNumber, RowNumber } from '../../kit/paging.ts'
import { ChasePhase } from './betting.ts'
import { OrderStatus } from './order-status.ts'
import { SubOrder } from './sub-order.ts'
import { onWire } from '../../kit/wire-names.ts'

/** Source: domain handbook 13. */
export const ORDERS_PER_PAGE = 20
/** Maximum number of days of a search, and of rows that it pages through. */
export const MAX_ORDER_DAYS = 92
export const MAX_ORDERS_DEPTH = 10_000
/** Maximum number of sub-orders in one cancellation; no order has more slips on one draw. */
export const CANCELLED_AT_ONCE = 1_000

const At = z.iso.datetime()
const Id = RowNumber

const Sums = z.object({ sumPlanBettingAmt: DecimalText, sumActualBettingAmt: DecimalText, sumWinningAmt: DecimalText })
export type OrderSums = z.output<typeof Sums>

const Page = z.object({
  /** The latest first. `totalPages` is capped: see `MAX_ORDERS_DEPTH`. */
  orders: z.object({ content: z.array(SubOrder), totalPages: z.number(), totalElements: z.number(), page: z.number() }),
  /** Totals of the whole search, not only of this page. */
  orderSumTO: Sums,
  currency: Currency,
  serverTime: At,
})
export type OrdersPage = z.output<typeof Page>

export const searchOrders = endpoint({
  summary: 'Returns the member’s lottery sub-orders, newest first, with totals.',
  method: 'POST',
  path: '/lgw/orders',
  access: 'member',
  showsMoney: true,
  input: z.object({
    /** First and last millisecond; absent: the last seven days. */
    startDate: z.optional(Moment),
    endDate: z.optional(Moment),
    /** One status or several, for example the five that pages show as cancelled. */
    orderStatus: z.optional(z.union([OrderStatus, z.array(OrderStatus).check(z.minLength(1), z.maxLength(20))])),
    /** Only sub-orders settled after this time; the placing time may be any, because a chase may win weeks later. */
    settledFrom: z.optional(Moment),
    gameId: z.optional(QueryNumber),
    /** The complete number, or without the part after the dash. */
    orderNumber: z.optional(z.string().check(z.maxLength(40))),
    /** True for chases only, false for all others. */
    chasingOrder: z.optional(z.boolean()),
    drawNumber: onWire('numero', z.optional(z.string().check(z.maxLength(20)))),
    /** Only chases with open phases, or only chases without. */
    chasingStatus: z.optional(z.enum(['running', 'ended'])),
    page: PageNumber,
    size: PageSize(ORDERS_PER_PAGE),
  }),
  output: Page,
})

export const todaysOrders = endpoint({
  summary: 'Returns the member’s lottery sub-orders of the merchant’s current day.',
  method: 'GET',
  path: '/lgw/orders/today',
  access: 'member',
  showsMoney: true,
  input: z.object({ gameId: z.optional(QueryNumber), page: PageNumber, size: PageSize(ORDERS_PER_PAGE) }),
  output: Page,
})

const notFound = { 'order.not.found': NoDetails }

export const getOrder = endpoint({
  summary: 'Returns a lottery sub-order by its `orderDetailId`.',
  method: 'GET',
  path: '/lgw/orders/detail/:id',
  access: 'member',
  showsMoney: true,
  input: z.object({ id: Id }),
  output: z.object({ order: SubOrder, currency: Currency, serverTime: At }),
  refusals: notFound,
})

/** `getOrder` at the address of older clients. Source: product specification 7. */
export const getOrderByQuery = endpoint({ ...getOrder, path: '/lgw/orders/detail' })

/** A win of a sub-order: the number of winning stakes, and the amount. */
const Win = z.object({ stakes: z.number(), amount: DecimalText })

export const getOrderInfo = endpoint({
  summary: 'Returns a lottery sub-order with its full content, wins and chase phases.',
  method: 'GET',
  path: '/lgw/orders/detail/:id/info',
  access: 'member',
  showsMoney: true,
  input: z.object({ id: Id }),
  output: z.object({
    order: SubOrder,
    /** The slip as sent, to repeat the bet. */
    slip: z.string(),
    content: z.string(),
    wins: z.array(Win),
    /** All draws of this slip's chase, in order; empty without a chase. */
    phases: z.array(SubOrder),
    /** The other slips of the same order on the same draw, up to fifty. */
    siblings: z.array(SubOrder),
    plan: z.array(ChasePhase),
    currency: Currency,
    serverTime: At,
  }),
  refusals: notFound,
})

const OfDetail = z.object({ orderDetailId: z.string() })

/** Cancels all of the sub-orders or none. The body may also be the bare list of ids. */
export const cancelSubOrders = endpoint({
  summary: 'Cancels sub-orders of open draws and refunds the stakes less the fee.',
  method: 'PUT',
  path: '/lgw/orders/suborders/cancel',
  access: 'member',
  list: 'orderDetailIds',
  movesMoney: true,
  input: z.object({ orderDetailIds: z.array(Id).check(z.minLength(1), z.maxLength(CANCELLED_AT_ONCE)) }),
  output: z.object({
    cancelled: z.array(SubOrder),
    refund: DecimalText,
    fee: DecimalText,
    /** Balance of the lottery wallet afterwards. */
    balance: DecimalText,
    currency: Currency,
    serverTime: At,
  }),
  refusals: {
    ...notFound,
    /** The merchant does not permit cancellations. */
    LGS_CANCEL_ORDER_INACTIVITY: NoDetails,
    /** The draw is closed for bets, or the sub-order has ended. */
    LGS_CANCEL_ORDER_NOT_AVAILABLE: OfDetail,
    ORDER_IS_CANCELED: OfDetail,
    /** The draw has ended and its result is not available yet. */
    ORDER_NOT_DRAWABLE: OfDetail,
    /** A chase must be cancelled from its last draw: a later phase than this sub-order is still open. */
    CANCEL_CHASE_ORDER_IS_NOT_LAST_START: OfDetail,
    /** The fee would be at least the stake. */
    LGS_CANCEL_ORDER_SERIVCE_CHARGE_LIMIT: OfDetail,
  },
})
