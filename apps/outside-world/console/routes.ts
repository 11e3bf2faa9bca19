import { HTML } from '@ante/plain-server/console/document.ts'
import { plainForms } from '@ante/plain-server/console/login.ts'
import { FAULT_CALLS } from '@ante/plain-server/faults.ts'
import type { PartPorts } from '@ante/plain-server/part.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import * as z from 'zod'

import { arrivedMessages } from './message-store.ts'
import { consoleFaults, PARTIES } from './fault-controls.ts'
import type { FaultState } from './fault-controls.ts'
import { consolePage, messagesPage } from './pages.ts'

const REFRESH_SECONDS = 3

const Search = z.object({ to: z.string().max(200).default('') })
const Outage = z.object({ name: z.enum(PARTIES), out: z.enum(['yes', 'no']) })
const FaultRequest = z.object({
  vendor: z.enum(['', 'PIER', ...PARTIES]).transform((vendor) => vendor || undefined),
  call: z.enum(FAULT_CALLS),
  fault: z.enum(consoleFaults),
  delayMs: z.coerce.number().int().min(0).max(60_000),
  times: z.coerce.number().int().min(1).max(1_000),
})
const Schedule = z.object({ seed: z.string().min(1).max(60), percent: z.coerce.number().min(0).max(100) })

/**
 * The developer console, where visitors read the messages that the demo sent to them. `guardConsole` refuses each POST
 * below `/console/` without the console code.
 */
export async function developerConsole(app: Server, { faults, ...ports }: PartPorts): Promise<null> {
  await app.register(async (scope) => consoleRoutes(scope, { ...ports, faults: faults?.queue ?? null }))
  return null
}

interface ConsolePorts extends FaultState, Pick<PartPorts, 'db' | 'login'> {}

function consoleRoutes(app: Server, { db, login, outages, faults }: ConsolePorts): void {
  plainForms(app)
  app.get('/', (_request, reply) => reply.redirect('/console'))
  app.get('/console', (request, reply) =>
    reply.type(HTML).send(consolePage({ outages, faults }, { isSignedIn: login.isOpenFor(request) })),
  )
  app.get('/console/messages', async ({ query }, reply) => {
    const { to: search } = parsedOrRefuse(Search, query)
    const messages = await arrivedMessages(db, search)
    reply.header('Refresh', REFRESH_SECONDS)
    return reply.type(HTML).send(messagesPage(messages, { search, now: new Date() }))
  })
  app.get('/console/messages.json', async ({ query }) => ({
    messages: await arrivedMessages(db, parsedOrRefuse(Search, query).to),
  }))
  app.post('/console/outages', ({ body }, reply) => {
    const { name, out } = parsedOrRefuse(Outage, body)
    outages.set(name, out === 'yes')
    return reply.redirect('/console', 303)
  })
  if (!faults) return
  app.post('/console/faults', ({ body }, reply) => {
    faults.add(parsedOrRefuse(FaultRequest, body))
    return reply.redirect('/console', 303)
  })
  app.post('/console/fault-schedule', ({ body }, reply) => {
    const { seed, percent } = parsedOrRefuse(Schedule, body)
    faults.set({ seed, rate: percent / 100, faults: consoleFaults })
    return reply.redirect('/console', 303)
  })
  app.post('/console/quiet', (_request, reply) => {
    faults.set({ faults: [] })
    return reply.redirect('/console', 303)
  })
}

function parsedOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Refused('invalid', {}, 400)
  return parsed.data
}
