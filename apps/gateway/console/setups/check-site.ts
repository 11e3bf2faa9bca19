import { lookup } from 'node:dns/promises'

import { checkSite as endpoint } from '@ante/contract/console/merchant-setups.ts'
import type { SiteCheck, SiteCheckName } from '@ante/contract/console/merchant-setups.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import type { ConsoleCall } from '../../kit/serve-staff.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { requirePlatform } from './require-platform.ts'
import { setupById, setupObject, storeChecks } from './stored-setups.ts'
import type { Tried } from './tried.ts'
import { tryAsPlayer } from './try-as-player.ts'

/** Names that every machine knows as itself; browsers open them without a name server. */
const LOCAL = /(^|\.)localhost$/

/** Tries a new site, and stores the results. */
export async function checkSite(
  ports: ScreenPorts,
  app: Server,
  { id }: ParsedInputOf<typeof endpoint>,
  { context, call }: { context: StaffContext; call: ConsoleCall },
): Promise<OutputOf<typeof endpoint>> {
  requirePlatform(context)
  const refuse = refusalsOf(endpoint)
  const { db, merchants, clock } = ports
  const setup = await setupById(db, BigInt(id))
  if (!setup || setup.state === 'discarded') throw refuse('setup.not_found')
  const { merchant_code: merchantCode } = setup
  if (merchantCode === null) throw refuse('setup.not_created')
  // This gateway may not have read the new merchant yet.
  if (!merchants.all().some(({ code }) => code === merchantCode)) await merchants.load()
  const host = merchants.of(merchantCode).hosts[0] ?? ''
  const attempt = (check: SiteCheckName, work: () => Promise<Tried>) => outcomeOf(ports, check, work)
  const visits = [
    await attempt('host', () => resolvable(host)),
    await attempt('page', () => openPage(app, host)),
    await attempt('brand', () => openStyle(ports, app, { merchantCode, host })),
  ]
  const checks = [...visits, ...(await tryAsPlayer(ports, app, { merchantCode, request: call.request, attempt }))]
  await inTransaction(db, async (tx) => {
    await storeChecks(tx, setup.id, { checks, at: clock.now() })
    const after = Object.fromEntries(checks.map(({ check, state, problem }) => [check, problem || state]))
    await context.audit(tx, { action: 'merchant.setup.check', object: setupObject(setup.id), merchantCode, after })
  })
  return { checks }
}

/** Runs a check. A refusal is its problem; other errors are logged, and shown without detail. */
async function outcomeOf(
  { log }: Pick<ScreenPorts, 'log'>,
  check: SiteCheckName,
  work: () => Promise<Tried>,
): Promise<SiteCheck> {
  try {
    const { state, subject, problem } = await work()
    return { check, state: state ?? (problem === '' ? 'works' : 'failed'), subject, problem }
  } catch (error) {
    if (error instanceof Refused) return { check, state: 'failed', subject: '', problem: error.code }
    log.warn({ event: 'setup.check_failed', check, err: error }, 'a check of a new site ended with an error')
    return { check, state: 'failed', subject: '', problem: 'error' }
  }
}

async function resolvable(host: string): Promise<Tried> {
  if (LOCAL.test(host)) return { subject: host, problem: '' }
  const isKnown = await lookup(host).then(
    () => true,
    () => false,
  )
  return { subject: host, problem: isKnown ? '' : 'unresolved' }
}

const STYLE = /<link rel="stylesheet" href="([^"]+)"/

/** Opens the login page at the host, by the same routes as a browser. */
async function openPage(app: Server, host: string): Promise<Tried> {
  const { statusCode } = await app.inject({ method: 'GET', url: '/m/login', headers: { host } })
  return { subject: host, problem: statusCode === 200 ? '' : String(statusCode) }
}

/** Opens the style sheet that the page names, and compares it with that of the live brand. */
async function openStyle(
  { merchants }: ScreenPorts,
  app: Server,
  { merchantCode, host }: { merchantCode: string; host: string },
): Promise<Tried> {
  const look = merchants.of(merchantCode).look
  const page = await app.inject({ method: 'GET', url: '/m/login', headers: { host } })
  const [, style = ''] = STYLE.exec(page.body) ?? []
  const subject = merchantCode
  if (style === '' || style !== look?.style) return { subject, problem: 'other_style' }
  const { statusCode } = await app.inject({ method: 'GET', url: style, headers: { host } })
  return { subject, problem: statusCode === 200 ? '' : String(statusCode) }
}
