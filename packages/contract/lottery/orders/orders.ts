import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../../kit/endpoint.ts'
import { Moment } from '../../kit/moments.ts'
import { Currency, DecimalText } from '../../kit/money.ts'
import { PageNumber, PageSize, QueryNumber, RowNumber } from '../../kit/paging.ts'
import { ChasePhase } from './betting.ts'
import { OrderStatus } from './order-status.ts'
import { SubOrder } from './sub-order.ts'

/** Source: domain handbook 13. */
export const ORDERS_A_PAGE = 20
/** A search reaches over so many days, and so many rows deep. */
export const ORDER_DAYS_AT_MOST = 92
export const ORDERS_DEEP_AT_MOST = 10_000
/** Of one cancellation; no order has more slips on one issue. */
export const CANCELLED_AT_ONCE = 1_000

const At = z.iso.datetime()
const Id = RowNumber

const Sums = z.object({ sumPlanBettingAmt: DecimalText, sumActualBettingAmt: DecimalText, sumWinningAmt: DecimalText })
export type OrderSums = z.output<typeof Sums>

const Page = z.object({
  /** The latest placed first. `totalPages` ends where nobody reads any more: see `ORDERS_DEEP_AT_MOST`. */
  orders: z.object({ content: z.array(SubOrder), totalPages: z.number(), totalElements: z.number(), page: z.number() }),
  /** Of all that the search finds, not of this page alone. */
  orderSumTO: Sums,
  currency: Currency,
  serverTime: At,
})
export type OrdersPage = z.output<typeof Page>

export const searchOrders = endpoint({
  summary: 'The member’s lottery sub-orders, the latest first, and what they come to',
  method: 'POST',
  path: '/lgw/orders',
  access: 'member',
  input: z.object({
    /** The first and the last moment in milliseconds; without them the last seven days. */
    startDate: z.optional(Moment),
    endDate: z.optional(Moment),
    /** One status, or several: the page's cancelled are five of them. */
    orderStatus: z.optional(z.union([OrderStatus, z.array(OrderStatus).check(z.minLength(1), z.maxLength(20))])),
    /**
     * Settled later than that, whenever they were placed within what a search reaches: a chase may win weeks after it.
     */
    settledFrom: z.optional(Moment),
    gameId: z.optional(QueryNumber),
    /** The whole number, or one without the part behind the dash. */
    orderNumber: z.optional(z.string().check(z.maxLength(40))),
    /** True for chases alone, false for all else. */
    chasingOrder: z.optional(z.boolean()),
    numero: z.optional(z.string().check(z.maxLength(20))),
    /** Of chases: whether they have phases left. */
    chasingStatus: z.optional(z.enum(['running', 'ended'])),
    page: PageNumber,
    size: PageSize(ORDERS_A_PAGE),
  }),
  output: Page,
})

export const todaysOrders = endpoint({
  summary: 'What the member has bet on since midnight by the merchant’s calendar',
  method: 'GET',
  path: '/lgw/orders/today',
  access: 'member',
  input: z.object({ gameId: z.optional(QueryNumber), page: PageNumber, size: PageSize(ORDERS_A_PAGE) }),
  output: Page,
})

const notFound = { 'order.not.found': NoDetails }

export const getOrder = endpoint({
  summary: 'One sub-order; the id is its `orderDetailId`',
  method: 'GET',
  path: '/lgw/orders/detail/:id',
  access: 'member',
  input: z.object({ id: Id }),
  output: z.object({ order: SubOrder, currency: Currency, serverTime: At }),
  refusals: notFound,
})

/** The same answer where older clients ask for it. Source: product specification 7. */
export const getOrderByQuery = endpoint({ ...getOrder, path: '/lgw/orders/detail' })

/** What a sub-order has won, by the stakes that did. */
const Win = z.object({ stakes: z.number(), amount: DecimalText })

export const getOrderInfo = endpoint({
  summary: 'All that belongs to a sub-order: its whole content, what of it has won, and the phases of its chase',
  method: 'GET',
  path: '/lgw/orders/detail/:id/info',
  access: 'member',
  input: z.object({ id: Id }),
  output: z.object({
    order: SubOrder,
    /** The slip as it was sent: bet again with it. */
    slip: z.string(),
    content: z.string(),
    wins: z.array(Win),
    /** All issues of this slip's chase, in their order; empty where there is none. */
    phases: z.array(SubOrder),
    /** The other slips of the same order on the same issue, up to fifty. */
    siblings: z.array(SubOrder),
    plan: z.array(ChasePhase),
    currency: Currency,
    serverTime: At,
  }),
  refusals: notFound,
})

const OfDetail = z.object({ orderDetailId: z.string() })

/** All of them are cancelled, or none. The body may also be the list alone. */
export const cancelSubOrders = endpoint({
  summary: 'Cancels sub-orders of issues that still take bets; the stakes come back at once, less the fee',
  method: 'PUT',
  path: '/lgw/orders/suborders/cancel',
  access: 'member',
  list: 'orderDetailIds',
  input: z.object({ orderDetailIds: z.array(Id).check(z.minLength(1), z.maxLength(CANCELLED_AT_ONCE)) }),
  output: z.object({
    cancelled: z.array(SubOrder),
    refund: DecimalText,
    fee: DecimalText,
    /** In the lottery wallet afterwards. */
    balance: DecimalText,
    currency: Currency,
    serverTime: At,
  }),
  refusals: {
    ...notFound,
    /** The merchant lets nobody cancel. */
    LGS_CANCEL_ORDER_INACTIVITY: NoDetails,
    /** Its issue takes no bets any more, or it has ended. */
    LGS_CANCEL_ORDER_NOT_AVAILABLE: OfDetail,
    ORDER_IS_CANCELED: OfDetail,
    /** The issue has ended and its result is not there yet. */
    ORDER_NOT_DRAWABLE: OfDetail,
    /** Of a chase the last one goes first: this one is behind the one that was to be cancelled. */
    CANCEL_CHASE_ORDER_IS_NOT_LAST_START: OfDetail,
    /** The fee would be as much as the stake. */
    LGS_CANCEL_ORDER_SERIVCE_CHARGE_LIMIT: OfDetail,
  },
})
