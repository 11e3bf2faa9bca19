import type { Db } from '../../kit/db.ts'
import { parseBonus, requireConsistentBonus, shownBonus } from './parse-bonus.ts'
import type { Bonus } from './parse-bonus.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, CommandArguments, Operator, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { bonusWarnings } from '../../operator/house-edge/bonus-warnings.ts'
import { termsOfDepositBonus } from '../../operator/house-edge/deposit-bonus.ts'
import { parseLanguage } from '../../operator/kit/languages.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

const CODE = /^[a-z0-9-]{1,40}$/
const LAST = 1_000
const EFFECT = 'Applies to deposit pages opened from now on; existing deposits keep their bonus.'

const bonusParameter = { name: 'bonus', about: 'the bonus code: lower-case letters, digits and -' }

const list: Command = {
  action: 'list',
  summary: 'Lists deposit bonuses in their order on the deposit page',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const rows = await Promise.all(
      merchants.map(async ({ code, currency, settings }) =>
        (await bonusesOf(db, code)).map((bonus) => {
          const { titles, ...bonusColumns } = shownBonus(bonus, currency)
          const title = titles[settings.defaultLanguage] ?? titles.EN ?? Object.values(titles)[0]
          return { ...bonusColumns, title, titles }
        }),
      ),
    )
    const columns = ['merchant', 'bonus', 'reward', 'cap', 'minimum', 'wagering', 'state', 'title']
    return { kind: 'list', columns, rows: rows.flat(), empty: 'There are no deposit bonuses.' }
  },
}

const bonusesOf = (db: Db, merchant: string): Promise<Bonus[]> =>
  db
    .selectFrom('deposit_promotion')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .orderBy('position')
    .orderBy('code')
    .execute()

const fields = {
  percent: { value: 'percent', about: 'bonus as a percentage of the credited deposit' },
  fixed: { value: 'amount', about: 'bonus as a fixed amount' },
  cap: { value: 'amount', about: 'maximum bonus of a percentage, or none' },
  minimum: { value: 'amount', about: 'minimum credited deposit, or none' },
  wagering: { value: 'times', about: 'wagering requirement as a multiple of deposit and bonus, at least 1' },
  'deposit-number': { value: '1..5|any', about: 'which deposit of a member earns it; default: any' },
  channels: { value: 'codes', about: 'payment channels, separated by commas, or all' },
  title: { value: 'text', about: 'title shown to members' },
  language: { value: 'code', about: 'language of the title; default: the merchant’s default language' },
}

const writing = (action: 'create' | 'update', summary: string, examples: string[]): Command => ({
  action,
  summary,
  parameters: [merchantParameter, bonusParameter],
  options: fields,
  examples,
  run: (operator, { positional: { merchant = '', bonus: code = '' }, options }) => {
    if (!CODE.test(code)) throw new UsageError(`Invalid code: ${code}. Use 1 to 40 lower-case letters, digits and -.`)
    if (Object.keys(options).length === 0)
      throw new UsageError(`Add at least one option; see \`ante help bonuses ${action}\`.`)
    if (options['language'] !== undefined && options['title'] === undefined)
      throw new UsageError('--language requires --title.')
    const commandChange = { merchant, command: `bonuses ${action}`, subject: code, effect: EFFECT, writes: action }
    return change(operator, commandChange, async (tx, site) => {
      const current = (await bonusesOf(tx, merchant)).find((candidate) => candidate.code === code)
      const next = parseBonus(current ?? blank(merchant, code), options, parseLanguage(site, options['language']))
      requireConsistentBonus(next)
      await requireChannels(tx, next)
      return {
        before: current ? shownBonus(current, site.currency) : null,
        after: shownBonus(next, site.currency),
        amounts: [next.amount, next.cap, next.minimum],
        write: (writeTx) => put(writeTx, next),
        check: (writeTx) => bonusWarnings(writeTx, site, [termsOfDepositBonus(next)]),
      }
    })
  },
})

const create = writing('create', 'Creates a deposit bonus, closed until it is opened', [
  'aurora weekend --percent 25 --cap 1000 --minimum 200 --wagering 8 --title "Weekend: 25 % more"',
  'aurora gift --fixed 100 --minimum 500 --wagering 3 --title "100 on top"',
])
const update = writing('update', 'Updates the given fields of a deposit bonus', [
  'aurora welcome --deposit-number 1 --wagering 10',
])

const blank = (merchant: string, code: string): Bonus => ({
  merchant_code: merchant,
  code,
  titles: {},
  kind: 'percent',
  percent_hundredths: 0,
  amount: 0n,
  cap: null,
  minimum: 0n,
  multiple_hundredths: 0,
  nth: null,
  channels: null,
  open: false,
  position: LAST,
})

async function requireChannels(tx: Db, { merchant_code: merchant, channels }: Bonus): Promise<void> {
  if (channels === null) return
  const rows = await tx.selectFrom('payment_channel').select('code').where('merchant_code', '=', merchant).execute()
  const codes = rows.map(({ code }) => code)
  const unknown = channels.find((channel) => !codes.includes(channel))
  if (unknown === undefined) return
  throw new CommandFailed(
    `${merchant} has no channel ${unknown}.${didYouMean(unknown, codes)} There are: ${codes.join(', ')}.`,
  )
}

async function put(tx: Db, bonus: Bonus): Promise<void> {
  const row = { ...bonus, titles: JSON.stringify(bonus.titles) }
  await tx
    .insertInto('deposit_promotion')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(row))
    .execute()
}

const switching = (action: 'open' | 'close'): Command => ({
  action,
  summary:
    action === 'open'
      ? 'Opens a deposit bonus: members can choose it'
      : 'Closes a deposit bonus: members can no longer choose it; existing deposits still earn it',
  parameters: [merchantParameter, bonusParameter],
  examples: ['aurora welcome'],
  run: (operator, args) => switchTo(operator, args, action),
})

function switchTo(
  operator: Operator,
  { positional: { merchant = '', bonus: code = '' } }: CommandArguments,
  action: 'open' | 'close',
) {
  const commandChange = { merchant, command: `bonuses ${action}`, subject: code, effect: EFFECT }
  return change(operator, commandChange, async (tx, site) => {
    const { currency } = site
    const current = await requireBonus(tx, merchant, code)
    const next = { ...current, open: action === 'open' }
    return {
      before: shownBonus(current, currency),
      after: shownBonus(next, currency),
      write: (writeTx) => put(writeTx, next),
      ...(next.open && { check: (writeTx: Db) => bonusWarnings(writeTx, site, [termsOfDepositBonus(next)]) }),
    }
  })
}

async function requireBonus(tx: Db, merchant: string, code: string): Promise<Bonus> {
  const bonuses = await bonusesOf(tx, merchant)
  const bonus = bonuses.find((candidate) => candidate.code === code)
  if (bonus) return bonus
  const codes = bonuses.map((item) => item.code)
  throw new CommandFailed(
    `${merchant} has no bonus ${code}.${didYouMean(code, codes)} There are: ${codes.join(', ') || 'none'}.`,
  )
}

export const bonuses: Subject = {
  name: 'bonuses',
  about: 'bonuses for deposits',
  commands: [list, create, update, switching('open'), switching('close')],
}
