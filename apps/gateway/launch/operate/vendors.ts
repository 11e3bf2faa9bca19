import type { Db } from '../../kit/db.ts'
import { changeVendor } from './change-vendor.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
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
      const { until = null, reason = '' } = closing ?? {}
      return { vendor: code, name, closed: closing !== undefined, until, reason }
    })
    const columns = ['vendor', 'name', 'closed', 'until', 'reason']
    return { kind: 'list', columns, rows, empty: 'There are no vendors.' }
  },
}

const close: Command = {
  action: 'close',
  summary: 'Closes a vendor’s games at all merchants, or changes the closure’s end and reason',
  parameters: [vendorParameter],
  options: {
    until: {
      value: 'time',
      about: 'time of automatic reopening; default: until `vendors open`',
      terminal: ', for example 18:00, 2026-12-31 08:00 or +2h',
    },
    reason: { value: 'text', about: 'reason for colleagues; players see only the reopening time' },
  },
  examples: ['JL --until 18:00 --reason "their maintenance"', 'JL'],
  run: (operator, { positional: { vendor = '' }, options: { until: untilText, reason = '' } }) => {
    if (reason.length > MAX_REASON_CHARACTERS)
      throw new UsageError(`A reason has at most ${MAX_REASON_CHARACTERS} characters.`)
    const effect = 'Open pages show it within a second. Running game sessions continue, and open rounds are completed.'
    return changeVendor(operator, { vendor, command: 'vendors close', subject: '', effect }, async (tx) => {
      const clock = { now: await databaseNow(tx), zone: await zoneOf(tx, vendor) }
      const until = untilText === undefined ? null : momentOf(untilText, clock)
      if (until && until <= clock.now) throw new CommandFailed(`${untilText} is in the past.`)
      const row = { until, reason, since: clock.now }
      const write = async () =>
        void (await tx
          .insertInto('vendor_closing')
          .values({ vendor, ...row })
          .onConflict((conflict) => conflict.column('vendor').doUpdateSet(row))
          .execute())
      return { before: await stateOf(tx, vendor), after: { closed: true, until: isoOf(until), reason }, write }
    })
  },
}

const open: Command = {
  action: 'open',
  summary: 'Reopens a vendor’s games',
  parameters: [vendorParameter],
  examples: ['JL'],
  run: (operator, { positional: { vendor = '' } }) => {
    const effect = 'The games can be opened within a second.'
    return changeVendor(operator, { vendor, command: 'vendors open', subject: '', effect }, async (tx) => ({
      before: await stateOf(tx, vendor),
      after: { closed: false, until: null, reason: '' },
      write: async () => void (await tx.deleteFrom('vendor_closing').where('vendor', '=', vendor).execute()),
    }))
  },
}

/** Returns the state of a vendor, which is open once its scheduled reopening has passed. */
async function stateOf(tx: Db, vendor: string) {
  const closing = await tx.selectFrom('vendor_closing').selectAll().where('vendor', '=', vendor).executeTakeFirst()
  const isClosed = closing !== undefined && (closing.until === null || closing.until > (await databaseNow(tx)))
  if (!isClosed) return { closed: false, until: null, reason: '' }
  return { closed: true, until: isoOf(closing.until), reason: closing.reason }
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
  commands: [list, close, open, ...vendorCountries],
}
