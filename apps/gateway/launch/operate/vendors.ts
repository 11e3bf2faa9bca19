import type { Db } from '../../kit/db.ts'
import { announceVendor } from './announce-vendor.ts'
import { changeVendor } from './change-vendor.ts'
import type { Command, Operator, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { momentOf } from '../../operator/kit/times.ts'
import { requireVendors } from './require-vendors.ts'
import { vendorCountries } from './vendor-countries.ts'

const MAX_REASON_CHARACTERS = 400
const vendorParameter = { name: 'vendor', about: 'the vendor’s code, for example JL' }

const list: Command = {
  action: 'list',
  summary: 'Lists vendors with their closures, reopening times and reasons',
  parameters: [{ ...vendorParameter, optional: true }],
  examples: ['', 'JL'],
  run: async ({ db }, { positional }) => {
    const now = await databaseNow(db)
    const closings = await db.selectFrom('vendor_closing').selectAll().execute()
    const rows = (await requireVendors(db, positional['vendor'])).map(({ code, name }) => {
      const current = closings.find(({ vendor }) => vendor === code)
      const closing = current && (current.until === null || current.until > now) ? current : undefined
      const { until = null, reason = '', stops_bets: stopped = false } = closing ?? {}
      return { vendor: code, name, closed: closing !== undefined, stopped, until, reason }
    })
    const columns = ['vendor', 'name', 'closed', 'stopped', 'until', 'reason']
    return { kind: 'list', columns, rows, empty: 'There are no vendors.' }
  },
}

const until = {
  value: 'time',
  about: 'time of automatic reopening; default: until `vendors open`',
  terminal: ', for example 18:00, 2026-12-31 08:00 or +2h',
}

const close: Command = {
  action: 'close',
  summary: 'Closes a vendor’s games at all merchants, or changes the closure’s end and reason',
  parameters: [vendorParameter],
  options: {
    until,
    reason: { value: 'text', about: 'reason for colleagues; players see only the reopening time' },
  },
  examples: ['JL --until 18:00 --reason "their maintenance"', 'JL'],
  run: (operator, { positional: { vendor = '' }, options }) =>
    closeVendor(operator, {
      vendor,
      command: 'vendors close',
      options,
      effect:
        'Open pages show it within a second. Running game sessions continue, and open rounds are completed. A stopped vendor stays stopped.',
    }),
}

const stop: Command = {
  action: 'stop',
  summary: 'Stops a vendor at all merchants: its games cannot be opened, and bets are refused',
  parameters: [vendorParameter],
  options: {
    until,
    reason: { value: 'text', about: 'reason for colleagues', isRequired: true },
  },
  examples: ['JL --reason "Wrong payouts, ticket 4711"', 'JL --until +2h --reason "Their key was stolen"'],
  run: (operator, { positional: { vendor = '' }, options }) => {
    if ((options['reason'] ?? '').trim() === '') throw new UsageError('Add --reason with the reason for colleagues.')
    return closeVendor(operator, {
      vendor,
      command: 'vendors stop',
      options,
      stops: true,
      effect:
        'Bets are refused immediately, and open pages show it within a second. Open rounds are completed, and wins are paid.',
    })
  },
}

interface Closure {
  vendor: string
  command: string
  options: Record<string, string | undefined>
  effect: string
  /** Whether bets are refused from now on; a closure of a stopped vendor does not end that. */
  stops?: boolean
}

function closeVendor(operator: Operator, { vendor, command, options, effect, stops = false }: Closure) {
  const { until: untilText, reason = '' } = options
  requireShort(reason)
  return changeVendor(operator, { vendor, command, subject: '', effect }, async (tx) => {
    const clock = { now: await databaseNow(tx), zone: await zoneOf(tx, vendor) }
    const requested = untilText === undefined ? null : momentOf(untilText, clock)
    if (requested && requested <= clock.now) throw new CommandFailed(`${untilText} is in the past.`)
    if (stops) await requireOtherServer(tx, vendor)
    const before = await stateOf(tx, vendor)
    const stopped = stops || before.stopped
    const end = !stops && before.stopped ? laterEnd(before.until, requested) : requested
    const row = { until: end, reason, stops_bets: stopped, since: clock.now }
    const write = async () => {
      await tx
        .insertInto('vendor_closing')
        .values({ vendor, ...row })
        .onConflict((conflict) => conflict.column('vendor').doUpdateSet(row))
        .execute()
      await announceVendor(tx, vendor)
    }
    return { before, after: { closed: true, stopped, until: isoOf(end), reason }, write }
  })
}

/** Returns the later end: a closure does not shorten a stop. Null is no end. */
const laterEnd = (stopped: string | null, requested: Date | null): Date | null =>
  stopped === null || requested === null ? null : new Date(Math.max(Date.parse(stopped), requested.getTime()))

/** Refuses to stop the house lottery, whose bets are not calls of a vendor. */
async function requireOtherServer(tx: Db, vendor: string): Promise<void> {
  const { launch_kind: kind } = await tx
    .selectFrom('vendor')
    .select('launch_kind')
    .where('code', '=', vendor)
    .executeTakeFirstOrThrow()
  if (kind === 'lottery')
    throw new CommandFailed(`${vendor} is the house lottery. Stop its sales with \`ante lottery update-sale\`.`, {
      code: 'house_lottery',
    })
}

const open: Command = {
  action: 'open',
  summary: 'Reopens a closed or stopped vendor',
  parameters: [vendorParameter],
  options: { reason: { value: 'text', about: 'reason for colleagues' } },
  examples: ['JL', 'JL --reason "Fixed, ticket 4711"'],
  run: (operator, { positional: { vendor = '' }, options: { reason = '' } }) => {
    requireShort(reason)
    const effect = 'The games can be opened within a second, and bets are accepted.'
    return changeVendor(operator, { vendor, command: 'vendors open', subject: '', effect }, async (tx) => {
      const before = await stateOf(tx, vendor)
      const write = async () => {
        await tx.deleteFrom('vendor_closing').where('vendor', '=', vendor).execute()
        await announceVendor(tx, vendor)
      }
      return { before, after: before.closed ? { ...OPEN, reason } : before, write }
    })
  },
}

function requireShort(reason: string): void {
  if (reason.length > MAX_REASON_CHARACTERS)
    throw new UsageError(`A reason has at most ${MAX_REASON_CHARACTERS} characters.`)
}

const OPEN = { closed: false, stopped: false, until: null, reason: '' }

/** Returns the state of a vendor, which is open once its scheduled reopening has passed. */
async function stateOf(tx: Db, vendor: string) {
  const closing = await tx.selectFrom('vendor_closing').selectAll().where('vendor', '=', vendor).executeTakeFirst()
  const isClosed = closing !== undefined && (closing.until === null || closing.until > (await databaseNow(tx)))
  if (!isClosed) return OPEN
  return { closed: true, stopped: closing.stops_bets, until: isoOf(closing.until), reason: closing.reason }
}

const isoOf = (time: Date | null) => time?.toISOString() ?? null

/** Returns the common time zone of the merchants that offer a vendor; UTC if they differ. */
async function zoneOf(tx: Db, vendor: string): Promise<string> {
  const rows = await tx
    .selectFrom('merchant')
    .innerJoin('merchant_vendor', 'merchant_vendor.merchant_code', 'merchant.code')
    .select('merchant.zone')
    .distinct()
    .where('merchant_vendor.vendor', '=', vendor)
    .execute()
  return rows.length === 1 && rows[0] ? rows[0].zone : 'UTC'
}

export const vendors: Subject = {
  name: 'vendors',
  about: 'closures of vendors, and countries in which their games are available',
  commands: [list, close, stop, open, ...vendorCountries],
}
