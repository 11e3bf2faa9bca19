import * as z from 'zod/mini'

import { endpoint, Nothing } from '../../kit/endpoint.ts'
import { Moment } from '../../kit/moments.ts'
import { QueryNumber } from '../../kit/paging.ts'
import { OrderStatus } from './order-status.ts'
import { onWire } from '../../kit/wire-names.ts'

/** Maximum number of rows in one file. For more rows a member selects fewer days at a time. */
export const ORDERS_PER_FILE = 10_000

const Statuses = z.pipe(
  z.string().check(z.regex(/^\d{1,2}(,\d{1,2}){0,19}$/)),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number)),
    z.array(OrderStatus),
  ),
)

/** Returns a CSV file, not JSON, with at most the latest 10,000 sub-orders. */
export const ordersFile = endpoint({
  summary: 'Returns the member’s lottery sub-orders as a CSV file, newest first.',
  method: 'GET',
  path: '/lgw/orders/file',
  access: 'member',
  input: z.object({
    startDate: z.optional(Moment),
    endDate: z.optional(Moment),
    /** Comma-separated statuses. */
    orderStatus: z.optional(Statuses),
    gameId: z.optional(QueryNumber),
    orderNumber: z.optional(z.string().check(z.maxLength(40))),
    /** Chases only. */
    chasingOrder: z.optional(
      z.pipe(
        z.literal('true'),
        z.transform(() => true),
      ),
    ),
    drawNumber: onWire('numero', z.optional(z.string().check(z.maxLength(20)))),
  }),
  output: Nothing,
})
