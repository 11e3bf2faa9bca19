import type { Merchant } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { countryNamed } from '../../operator/kit/countries.ts'
import { NotDone } from '../../operator/kit/failures.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'

interface Regions {
  refused: string[]
  /** If not empty, all other countries are refused too. */
  allowed: string[]
}

const countries = { name: 'country', about: 'two-letter codes (ISO 3166), for example PH US', many: true }

const list: Command = {
  action: 'list',
  summary: 'Lists refused and permitted countries of sites',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => ({
    kind: 'list',
    columns: ['merchant', 'refused', 'only'],
    empty: 'There are no merchants.',
    rows: (await merchantsNamed(db, words['merchant'])).map((merchant) => ({
      merchant: merchant.code,
      refused: merchant.refused_countries,
      only: merchant.allowed_countries,
    })),
  }),
}

function rule(action: string, summary: string, next: (present: Regions, named: string[]) => Regions): Command {
  const takesCountries = action !== 'open'
  return {
    action,
    summary,
    parameters: takesCountries ? [merchantParameter, countries] : [merchantParameter],
    examples: [takesCountries ? 'aurora US FR' : 'aurora'],
    run: (operator, { words: { merchant: code = '' }, many }) => {
      const named = many.map(countryNamed)
      const seen = 'Visitors from these countries see it within a second. Open rounds at vendors are completed.'
      const wanted = { merchant: code, command: `region ${action}`, subject: named.join(' '), seen }
      return change(operator, wanted, (tx, merchant) => {
        const before = regionsOf(merchant)
        const after = sorted(next(before, named))
        const row = { refused_countries: after.refused, allowed_countries: after.allowed }
        const write = async () => void (await tx.updateTable('merchant').set(row).where('code', '=', code).execute())
        return { before, after, write }
      })
    },
  }
}

const refuse = rule('refuse', 'Refuses visitors from countries', ({ refused, allowed }, named) => ({
  refused: [...refused, ...named],
  allowed: stored(allowed, named),
}))

const allow = rule(
  'allow',
  'Permits refused countries, and adds them to the only permitted countries if those are set',
  ({ refused, allowed }, named) => ({
    refused: refused.filter((country) => !named.includes(country)),
    allowed: allowed.length > 0 ? [...allowed, ...named] : [],
  }),
)

const only = rule('only', 'Permits only these countries', ({ refused }, named) => ({
  refused: refused.filter((country) => !named.includes(country)),
  allowed: named,
}))

const open = rule('open', 'Permits all countries', () => ({ refused: [], allowed: [] }))

/** Removing the last allowed country would open the site to all others. */
function stored(allowed: string[], named: string[]): string[] {
  const rest = allowed.filter((country) => !named.includes(country))
  if (allowed.length === 0 || rest.length > 0) return rest
  throw new NotDone('No country would be permitted. Close the site with `maintenance on`, or use `region only`.')
}

const regionsOf = ({ refused_countries, allowed_countries }: Merchant): Regions =>
  sorted({ refused: refused_countries, allowed: allowed_countries })

const sorted = ({ refused, allowed }: Regions): Regions => ({
  refused: [...new Set(refused)].sort(),
  allowed: [...new Set(allowed)].sort(),
})

export const region: Subject = {
  name: 'region',
  about: 'countries that are permitted to use a site',
  commands: [list, refuse, allow, only, open],
}
