import { basename } from 'node:path'

import { sql } from 'kysely'

import { closesLargeShare, MAX_CLOSED_PERCENT, planImport, readFeed, vendorSnapshot } from '../public.ts'
import type { Feed, Import, WrongLine } from '../public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { logChange } from '../../operator/kit/change.ts'
import type { Changed, Command, Operator, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { feedWarnings } from '../../operator/house-edge/feed-warnings.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { readText } from '../../operator/kit/read-text.ts'

/** Maximum feed size in bytes: about 400 bytes for each of the maximum number of games. */
const MAX_FEED_CHARACTERS = 20_000_000
/** Number of errors in the text output; `--json` has all. */
const MAX_INVALID_SHOWN = 40
/** Number of names of new, changed and closed games in the result. */
const MAX_NAMES = 20
const KIND = /\.(csv|json)$/i

const EFFECT = 'Open pages of all sites that offer these vendors show it within a second.'
const NOT_DONE = 'Dry run: nothing was changed. Run the command without --dry-run to apply it.'

const ownerParameter = { name: 'merchant|vendor', about: 'a merchant’s code (aurora) or a vendor’s (JL)' }

const list: Command = {
  action: 'list',
  summary: 'Lists the vendors, the number of their open and closed games, and the merchants that offer them',
  parameters: [{ ...ownerParameter, optional: true }],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional: { [ownerParameter.name]: code } }) => {
    const owner = code === undefined ? null : await requireOwner(db, code)
    const vendorRows = await vendorSnapshot(db)
    return {
      kind: 'list',
      columns: ['vendor', 'name', 'open', 'closed', 'merchants'],
      empty: 'There are no vendors.',
      rows: vendorRows.filter(({ vendor }) => !owner || owner.vendors.includes(vendor)).map((row) => ({ ...row })),
    }
  },
}

const importGames: Command = {
  action: 'import',
  summary: 'Imports a catalogue feed: adds and changes its games, and closes missing ones, all or nothing',
  parameters: [ownerParameter, { name: 'file', about: 'the feed, a .csv or .json file' }],
  options: {
    'dry-run': { about: 'shows the changes without making them' },
    'allow-closing': {
      about: `also closes more than ${MAX_CLOSED_PERCENT} % of the open games, which is refused otherwise`,
    },
  },
  examples: ['JL jade-lantern.csv --dry-run', 'aurora games.json', 'JL short.csv --allow-closing'],
  run: async (operator, { positional: { [ownerParameter.name]: code = '', file = '' }, options }) => {
    const [, kind] = KIND.exec(file) ?? []
    if (kind === undefined) throw new UsageError(`Invalid feed: ${file}. Use a .csv or .json file.`)
    const feed = readFeed(
      await readText(operator, file, MAX_FEED_CHARACTERS),
      kind.toLowerCase() === 'csv' ? 'csv' : 'json',
    )
    const isTrial = 'dry-run' in options
    return importFeed(operator, { code, file: basename(file), feed, isTrial, mayClose: 'allow-closing' in options })
  },
}

interface GameSelection {
  code: string
  file: string
  feed: Feed
  isTrial: boolean
  /** Whether any share of the open games may be closed. */
  mayClose: boolean
}

function importFeed({ db, actor }: Operator, { code, file, feed, isTrial, mayClose }: GameSelection): Promise<Changed> {
  return inTransaction(db, async (tx) => {
    const owner = await requireOwner(tx, code)
    if (feed.games.length === 0) throw refused(file, feed.wrong)
    const plan = await planImport(tx, { ...owner, games: feed.games })
    const invalidLines = [...feed.wrong, ...plan.wrong].sort((a, b) => a.line - b.line)
    if (invalidLines.length > 0) throw refused(file, invalidLines)

    const tooMany = mayClose ? null : closingRefusal(plan)
    if (tooMany !== null && !isTrial) throw new CommandFailed(tooMany, { code: 'too_many_closed' })

    const states = statesOf(plan)
    const changed = plan.added + plan.changed + plan.closed > 0
    const warnings: string[] = tooMany === null ? [] : [tooMany]
    if (changed) warnings.push(...(await writeWithWarnings(tx, { plan, vendors: owner.vendors, isTrial })))
    if (changed && !isTrial) {
      const row = { actor, vendor: owner.vendor, merchant_code: owner.vendor === null ? code : null }
      await logChange(tx, { ...row, command: 'games import', subject: file, ...states, warnings, effect: EFFECT })
      await publishOnCommit(tx, 'catalogue', '')
    }
    const effect = isTrial ? NOT_DONE : EFFECT
    const output = { ...states, effect, ...(warnings.length > 0 && { warnings }) }
    return { kind: 'change', changed, merchant: code, command: 'games import', subject: file, ...output }
  })
}

/**
 * Writes a feed's games and returns the promotions that now cost more than the house edge; a dry run is rolled back
 * afterwards.
 */
async function writeWithWarnings(
  tx: Db,
  { plan, vendors, isTrial }: { plan: Import; vendors: readonly string[]; isTrial: boolean },
): Promise<string[]> {
  const tooCostly = await feedWarnings(tx, vendors)
  await sql`savepoint before_import`.execute(tx)
  await plan.write(tx)
  const warnings = await tooCostly(tx)
  if (isTrial) await sql`rollback to savepoint before_import`.execute(tx)
  return warnings
}

/** Returns why an import that closes many games is refused; null if it is not. */
function closingRefusal({ closed, openBefore }: Import): string | null {
  if (!closesLargeShare({ closed, of: openBefore })) return null
  const percent = Math.round((closed / openBefore) * 100)
  return `The feed closes ${closed} of ${openBefore} games (${percent} %). If that is right, add --allow-closing.`
}

const statesOf = ({ openBefore, openAfter, added, changed, closed, unchanged, setByStaff, names }: Import) => ({
  before: { open: openBefore },
  after: {
    open: openAfter,
    added,
    changed,
    closed,
    unchanged,
    ...(setByStaff > 0 && { setByStaff }),
    ...(added > 0 && { newGames: firstOf(names.added) }),
    ...(changed > 0 && { changedGames: firstOf(names.changed) }),
    ...(closed > 0 && { closedGames: firstOf(names.closed) }),
  },
})

/** Returns the first names, and how many more there are. */
const firstOf = (names: readonly string[]): string[] =>
  names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), `and ${names.length - MAX_NAMES} more`] : [...names]

interface Owner {
  /** Vendors whose games the command imports. */
  vendors: string[]
  /** The vendor that was named; null for a merchant. */
  vendor: string | null
}

async function requireOwner(db: Db, code: string): Promise<Owner> {
  const allVendors = await vendorSnapshot(db)
  if (allVendors.some(({ vendor }) => vendor === code)) return { vendors: [code], vendor: code }
  const merchants = await requireMerchantCodes(db, undefined)
  if (!merchants.includes(code)) {
    const names = [...merchants, ...allVendors.map(({ vendor }) => vendor)]
    throw new CommandFailed(
      `There is no merchant or vendor ${code}.${didYouMean(code, names)} There are: ${names.join(', ')}.`,
    )
  }
  const vendors = allVendors.filter((item) => item.merchants.includes(code)).map(({ vendor }) => vendor)
  return { vendors, vendor: null }
}

function refused(file: string, invalidLines: WrongLine[]): CommandFailed {
  const lines = invalidLines.slice(0, MAX_INVALID_SHOWN).map(({ line, reason }) => `  line ${line}: ${reason}`)
  const more =
    invalidLines.length > MAX_INVALID_SHOWN
      ? [`  and ${invalidLines.length - MAX_INVALID_SHOWN} more: --json lists all`]
      : []
  const counted = invalidLines.length === 1 ? '1 invalid line' : `${invalidLines.length} invalid lines`
  return new CommandFailed([`${counted} in ${file}. Nothing was changed:`, ...lines, ...more].join('\n'), {
    wrong: invalidLines,
  })
}

export const games: Subject = {
  name: 'games',
  about: 'games of vendors, imported from catalogue feeds',
  commands: [list, importGames],
}
