import type { Merchant } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { parseCountry } from '../../operator/kit/countries.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'

interface Countries {
  blocked: string[]
  /** If not empty, all other countries are blocked too. */
  allowedOnly: string[]
}

const countriesParameter = { name: 'country', about: 'two-letter codes (ISO 3166), for example PH US', many: true }

const list: Command = {
  action: 'list',
  summary: 'Lists the blocked and the only allowed countries of sites',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'blocked', 'allowedOnly'],
    empty: 'There are no merchants.',
    rows: (await requireMerchants(db, positional['merchant'])).map((merchant) => ({
      merchant: merchant.code,
      blocked: merchant.refused_countries,
      allowedOnly: merchant.allowed_countries,
    })),
  }),
}

function rule(action: string, summary: string, next: (present: Countries, countries: string[]) => Countries): Command {
  const takesCountries = action !== 'allow-all'
  return {
    action,
    summary,
    parameters: takesCountries ? [merchantParameter, countriesParameter] : [merchantParameter],
    examples: [takesCountries ? 'aurora US FR' : 'aurora'],
    run: (operator, { positional: { merchant: code = '' }, many }) => {
      const countries = many.map(parseCountry)
      const effect = 'Visitors from these countries see it within a second. Open rounds at vendors are completed.'
      const commandChange = { merchant: code, command: `countries ${action}`, subject: countries.join(' '), effect }
      return change(operator, commandChange, (tx, merchant) => {
        const before = countriesOf(merchant)
        const after = sorted(next(before, countries))
        const row = { refused_countries: after.blocked, allowed_countries: after.allowedOnly }
        const write = async () => void (await tx.updateTable('merchant').set(row).where('code', '=', code).execute())
        return { before, after, write }
      })
    },
  }
}

const block = rule('block', 'Blocks visitors from countries', ({ blocked, allowedOnly }, countries) => ({
  blocked: [...blocked, ...countries],
  allowedOnly: remaining(allowedOnly, countries),
}))

const allow = rule(
  'allow',
  'Allows blocked countries, and adds them to the only allowed countries if those are set',
  ({ blocked, allowedOnly }, countries) => ({
    blocked: blocked.filter((country) => !countries.includes(country)),
    allowedOnly: allowedOnly.length > 0 ? [...allowedOnly, ...countries] : [],
  }),
)

const allowOnly = rule('allow-only', 'Allows only these countries', ({ blocked }, countries) => ({
  blocked: blocked.filter((country) => !countries.includes(country)),
  allowedOnly: countries,
}))

const allowAll = rule('allow-all', 'Allows all countries', () => ({ blocked: [], allowedOnly: [] }))

/**
 * Returns the remaining allowed countries. Refuses to remove the last one, because that would open the site to all
 * countries.
 */
function remaining(allowed: string[], countries: string[]): string[] {
  const stillAllowed = allowed.filter((country) => !countries.includes(country))
  if (allowed.length === 0 || stillAllowed.length > 0) return stillAllowed
  throw new CommandFailed(
    'No country would be allowed. Close the site with `maintenance enable`, or use `countries allow-only`.',
  )
}

const countriesOf = ({ refused_countries, allowed_countries }: Merchant): Countries =>
  sorted({ blocked: refused_countries, allowedOnly: allowed_countries })

const sorted = ({ blocked, allowedOnly }: Countries): Countries => ({
  blocked: [...new Set(blocked)].sort(),
  allowedOnly: [...new Set(allowedOnly)].sort(),
})

export const countries: Subject = {
  name: 'countries',
  about: 'countries that can use a site',
  commands: [list, block, allow, allowOnly, allowAll],
}
