import type { ExpressionBuilder } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { changeVendor } from './change-vendor.ts'
import type { Command, Listed, Operator } from '../../operator/kit/command.ts'
import { parseCountry } from '../../operator/kit/countries.ts'
import { UsageError } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { requireVendors } from './require-vendors.ts'

interface Countries {
  blocked: string[]
  /** If not empty, the games are restricted to these countries. */
  allowedOnly: string[]
}

const EVERYWHERE: Countries = { blocked: [], allowedOnly: [] }

const vendorParameter = { name: 'vendor', about: 'the vendor’s code, for example JL' }

const list: Command = {
  action: 'list-countries',
  summary: 'Lists the countries in which vendors’ games can be opened',
  parameters: [{ ...vendorParameter, optional: true }],
  examples: ['', 'JL'],
  run: ({ db }, { positional: { vendor } }) => listed(db, vendor),
}

const update: Command = {
  action: 'update-countries',
  summary: 'Updates the countries in which a vendor’s games can be opened, at all merchants or at one',
  parameters: [vendorParameter],
  options: {
    block: { value: 'countries', about: 'blocked countries, for example PH,US (ISO 3166)' },
    'allow-only': { value: 'countries', about: 'the only allowed countries' },
    'allow-all': { about: 'allows all countries' },
    merchant: { value: 'code', about: 'only at this merchant; rules for all merchants apply too' },
  },
  examples: ['JL --block US,FR', 'JL --allow-only PH --merchant aurora', 'JL --allow-all'],
  run: async (operator, { positional: { vendor = '' }, options }) => {
    const { merchant } = options
    const after = parseCountries(options)
    if (merchant !== undefined) await requireMerchants(operator.db, merchant)
    return changeCountries(operator, { vendor, merchant: merchant ?? null, after })
  },
}

/** Commands for the countries of a vendor's games. */
export const vendorCountries: Command[] = [list, update]

function parseCountries(options: Record<string, string | undefined>): Countries {
  const { block, 'allow-only': allowOnly, 'allow-all': allowAll } = options
  const chosenOptions = [block, allowOnly, allowAll].filter((item) => item !== undefined)
  if (chosenOptions.length !== 1) throw new UsageError('Use exactly one of --block, --allow-only and --allow-all.')
  if (block !== undefined) return { blocked: countriesIn(block), allowedOnly: [] }
  return allowOnly === undefined ? EVERYWHERE : { blocked: [], allowedOnly: countriesIn(allowOnly) }
}

const countriesIn = (text: string) =>
  [
    ...new Set(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(parseCountry),
    ),
  ].sort()

async function listed(db: Db, vendor: string | undefined): Promise<Listed> {
  const codes = (await requireVendors(db, vendor)).map(({ code }) => code)
  const rows = await db.selectFrom('vendor_region').selectAll().where('vendor', 'in', codes).orderBy('vendor').execute()
  return {
    kind: 'list',
    columns: ['vendor', 'merchant', 'blocked', 'allowedOnly'],
    rows: rows.map((row) => ({
      vendor: row.vendor,
      merchant: row.merchant_code ?? 'all',
      blocked: row.refused_countries,
      allowedOnly: row.allowed_countries,
    })),
    empty: 'The games can be opened in all countries.',
  }
}

interface CountryChange {
  vendor: string
  /** Null: all merchants. */
  merchant: string | null
  after: Countries
}

function changeCountries(operator: Operator, { vendor, merchant, after }: CountryChange) {
  const effect = 'Applies to games opened from now on. Running game sessions continue.'
  const subject = merchant ?? ''
  return changeVendor(operator, { vendor, command: 'vendors update-countries', subject, effect }, async (tx) => {
    const row = await rowOf(tx, vendor, merchant)
    const before = row ? { blocked: row.refused_countries, allowedOnly: row.allowed_countries } : EVERYWHERE
    const write = async () => {
      const condition = ofVendor(vendor, merchant)
      await tx.deleteFrom('vendor_region').where(condition).execute()
      if (after.blocked.length + after.allowedOnly.length === 0) return
      const countries = { refused_countries: after.blocked, allowed_countries: after.allowedOnly }
      await tx
        .insertInto('vendor_region')
        .values({ vendor, merchant_code: merchant, ...countries })
        .execute()
    }
    return { before, after, write }
  })
}

const rowOf = (tx: Db, vendor: string, merchant: string | null) =>
  tx.selectFrom('vendor_region').selectAll().where(ofVendor(vendor, merchant)).executeTakeFirst()

const ofVendor = (vendor: string, merchant: string | null) => (eb: ExpressionBuilder<Tables, 'vendor_region'>) =>
  eb('vendor', '=', vendor).and('merchant_code', merchant === null ? 'is' : '=', merchant)
