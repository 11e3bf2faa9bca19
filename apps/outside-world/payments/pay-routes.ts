import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod'

import type { Customers } from './customers.ts'
import { pay, declinePayment, send } from './pay.ts'
import { payPage, sendPage } from './pay-pages.ts'
import type { SendForm } from './pay-pages.ts'
import { accountOf, latestReceiverAt, paymentByToken } from './payment-store.ts'
import type { Payment } from './payment-store.ts'
import type { NoticePorts } from './notices.ts'

const HTML = 'text/html; charset=utf-8'
const REFRESH_SECONDS = 2

const Amount = z.string().regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/)
const Paid = z.object({ amount: Amount })
const Sent = z.object({
  destination: z
    .string()
    .trim()
    .regex(/^(\d{10}|T[\w]{20,60})$/),
  amount: Amount,
  message: z.string().max(60).default(''),
})

interface PayPorts extends Pick<NoticePorts, 'db' | 'customers' | 'timeScale'> {
  /** Allowed origins of return addresses. */
  shops: string[]
}

/** The pages on which payers pay. `app` is a separate scope: its bodies are forms, and its pages have no scripts. */
export function payRoutes(app: Server, ports: PayPorts): void {
  const { db, timeScale, customers } = ports
  const css = readFileSync(join(import.meta.dirname, 'pay.css'))
  // Browsers apply `form-action` also to the redirect after a form submission, which returns the payer to the shop.
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${ports.shops.join(' ')}; base-uri 'none'; frame-ancestors 'none'`
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (_request, reply) => void reply.header('Content-Security-Policy', policy))

  const paymentOf = async (token: string): Promise<Payment> => {
    const payment = await paymentByToken(db, token)
    if (!payment) throw new Refused('not_found', {}, 404)
    return payment
  }
  app.get('/pay/pay.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.get<{ Params: { token: string } }>('/pay/:token', async ({ params: { token } }, reply) => {
    const payment = await paymentOf(token)
    if (payment.state === 'pending' || payment.state === 'confirming') reply.header('Refresh', REFRESH_SECONDS)
    const shop = customers.get(payment.key_id)?.name ?? ''
    return reply.type(HTML).send(payPage(payment, shop, new Date()))
  })
  app.post<{ Params: { token: string } }>('/pay/:token', async ({ params: { token }, body }, reply) => {
    const { amount } = parsedOrRefuse(Paid, body)
    const payment = await paymentOf(token)
    await pay(db, payment, amount, timeScale)
    return redirectPayer(reply, payment)
  })
  app.post<{ Params: { token: string } }>('/pay/:token/decline', async ({ params: { token } }, reply) => {
    const payment = await paymentOf(token)
    await declinePayment(db, payment)
    return redirectPayer(reply, payment)
  })
  sendRoutes(app, ports)
}

/**
 * Redirects a payer back to the shop. A payer who scanned the QR code stays here, because the shop is open on the other
 * device.
 */
const redirectPayer = (reply: FastifyReply, { kind, token, return_url: returnUrl }: Payment) =>
  reply.redirect(kind === 'QR' ? `/pay/${token}` : returnUrl, 303)

function sendRoutes(app: Server, { db, timeScale, customers }: PayPorts): void {
  const kinds = { '/bank': 'MT', '/chain': 'CRYPTO' } as const
  for (const [path, kind] of Object.entries(kinds)) {
    const sendForm = (reply: FastifyReply, form: Omit<SendForm, 'kind'>) =>
      reply.type(HTML).send(sendPage({ kind, ...form }))
    app.get<{ Querystring: { to?: string } }>(path, ({ query: { to } }, reply) =>
      sendForm(reply, { outcome: null, destination: (to ?? '').slice(0, 80) }),
    )
    app.post(path, async ({ body }, reply) => {
      const sent = Sent.safeParse(body)
      const receiver = sent.success ? await receiverOf(db, customers, sent.data.destination) : undefined
      if (!sent.success || !receiver) return sendForm(reply.code(400), { outcome: 'invalid', destination: '' })
      const currency = kind === 'CRYPTO' ? 'USDT' : receiver.currency
      const isMatched = await send(db, { ...sent.data, currency, keyId: receiver.keyId }, timeScale)
      return sendForm(reply, { outcome: isMatched ? 'matched' : 'unmatched', destination: sent.data.destination })
    })
  }
}

interface Receiver {
  keyId: string
  currency: string
}

/** Returns the customer to whom a destination belongs; the first one for an unknown destination. */
const receiverOf = async (db: Queryable, { ofDemo }: Customers, destination: string): Promise<Receiver | undefined> =>
  (await latestReceiverAt(db, destination)) ?? ofDemo.find(({ keyId }) => accountOf(keyId) === destination) ?? ofDemo[0]

function parsedOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Refused('invalid', {}, 400)
  return parsed.data
}
