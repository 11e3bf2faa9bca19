import * as z from 'zod/mini'

import { endpoint, Nothing } from '../../kit/endpoint.ts'
import { Moment } from '../../kit/moments.ts'
import { QueryNumber } from '../../kit/paging.ts'
import { OrderStatus } from './order-status.ts'

/** Of one file; whoever has more takes fewer days at once. */
export const ORDERS_A_FILE = 10_000

const Statuses = z.pipe(
  z.string().check(z.regex(/^\d{1,2}(,\d{1,2}){0,19}$/)),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number)),
    z.array(OrderStatus),
  ),
)

/** Its answer is no envelope but a CSV file with the latest 10,000 sub-orders at most. */
export const ordersFile = endpoint({
  summary: 'The member’s lottery sub-orders as a CSV file, the latest first',
  method: 'GET',
  path: '/lgw/orders/file',
  access: 'member',
  input: z.object({
    startDate: z.optional(Moment),
    endDate: z.optional(Moment),
    /** Statuses with commas between them. */
    orderStatus: z.optional(Statuses),
    gameId: z.optional(QueryNumber),
    orderNumber: z.optional(z.string().check(z.maxLength(40))),
    /** Chases alone. */
    chasingOrder: z.optional(
      z.pipe(
        z.literal('true'),
        z.transform(() => true),
      ),
    ),
    numero: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: Nothing,
})
