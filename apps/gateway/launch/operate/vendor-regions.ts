import type { ExpressionBuilder } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { changeVendor } from './change-vendor.ts'
import type { Command, Listed, Operator } from '../../operator/kit/command.ts'
import { countryNamed } from '../../operator/kit/countries.ts'
import { UsageError } from '../../operator/kit/failures.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'
import { vendorsNamed } from './vendor-named.ts'

interface Countries {
  refused: string[]
  /** If not empty, the games are restricted to these countries. */
  only: string[]
}

const EVERYWHERE: Countries = { refused: [], only: [] }

export const regions: Command = {
  action: 'regions',
  summary: 'Lists or changes the countries in which a vendor’s games can be opened, at all merchants or at one',
  parameters: [{ name: 'vendor', about: 'the vendor’s code, for example JL', optional: true }],
  options: {
    refuse: { value: 'countries', about: 'refused countries, for example PH,US (ISO 3166)' },
    only: { value: 'countries', about: 'the only permitted countries' },
    open: { about: 'permits all countries' },
    merchant: { value: 'code', about: 'only at this merchant; rules for all merchants apply too' },
  },
  examples: ['JL --refuse US,FR', 'JL --only PH --merchant aurora', 'JL --open'],
  run: async (operator, { words: { vendor }, options }) => {
    const { merchant } = options
    if (merchant !== undefined) await merchantsNamed(operator.db, merchant)
    const wish = wishOf(options)
    if (!wish) return listed(operator, vendor)
    if (vendor === undefined) throw new UsageError('Add the vendor: `vendors regions <vendor> …`.')
    return changeRegions(operator, { vendor, merchant: merchant ?? null, wish })
  },
}

function wishOf({ refuse, only, open }: Record<string, string | undefined>): Countries | null {
  const input = [refuse, only, open].filter((one) => one !== undefined)
  if (input.length > 1) throw new UsageError('Use only one of --refuse, --only and --open.')
  if (refuse !== undefined) return { refused: countriesIn(refuse), only: [] }
  if (only !== undefined) return { refused: [], only: countriesIn(only) }
  return open === undefined ? null : EVERYWHERE
}

const countriesIn = (text: string) =>
  [
    ...new Set(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(countryNamed),
    ),
  ].sort()

async function listed({ db }: Operator, vendor: string | undefined): Promise<Listed> {
  const codes = (await vendorsNamed(db, vendor)).map(({ code }) => code)
  const rows = await db.selectFrom('vendor_region').selectAll().where('vendor', 'in', codes).orderBy('vendor').execute()
  return {
    kind: 'list',
    columns: ['vendor', 'merchant', 'refused', 'only'],
    rows: rows.map((row) => ({
      vendor: row.vendor,
      merchant: row.merchant_code ?? 'all',
      refused: row.refused_countries,
      only: row.allowed_countries,
    })),
    empty: 'The games can be opened in all countries.',
  }
}

interface Wanted {
  vendor: string
  /** Null: all merchants. */
  merchant: string | null
  wish: Countries
}

function changeRegions(operator: Operator, { vendor, merchant, wish }: Wanted) {
  const seen = 'Applies to games opened from now on. Running game sessions continue.'
  const subject = merchant ?? ''
  return changeVendor(operator, { vendor, command: 'vendors regions', subject, seen }, async (tx) => {
    const input = await rowOf(tx, vendor, merchant)
    const before = input ? { refused: input.refused_countries, only: input.allowed_countries } : EVERYWHERE
    const write = async () => {
      const condition = ofVendor(vendor, merchant)
      await tx.deleteFrom('vendor_region').where(condition).execute()
      if (wish.refused.length + wish.only.length === 0) return
      const row = { vendor, merchant_code: merchant, refused_countries: wish.refused, allowed_countries: wish.only }
      await tx.insertInto('vendor_region').values(row).execute()
    }
    return { before, after: wish, write }
  })
}

const rowOf = (tx: Db, vendor: string, merchant: string | null) =>
  tx.selectFrom('vendor_region').selectAll().where(ofVendor(vendor, merchant)).executeTakeFirst()

const ofVendor = (vendor: string, merchant: string | null) => (eb: ExpressionBuilder<Tables, 'vendor_region'>) =>
  eb('vendor', '=', vendor).and('merchant_code', merchant === null ? 'is' : '=', merchant)
