import type { Db } from '../../kit/db.ts'
import { parseBonus, requireSense, shownBonus } from './parse-bonus.ts'
import type { Bonus } from './parse-bonus.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Given, Operator, Subject } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { bonusWarnings } from './house-edge/bonus-warnings.ts'
import { termsOfDepositBonus } from './house-edge/deposit-bonus.ts'
import { languageNamed } from '../../operator/kit/languages.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'
import { didYouMean } from '../../operator/kit/nearest.ts'

const CODE = /^[a-z0-9-]{1,40}$/
const LAST = 1_000
const SEEN = 'The next who opens the page of deposits sees it; deposits that were begun keep what they had.'

const bonusParameter = { name: 'bonus', about: 'its code: small letters, digits and -' }

const list: Command = {
  action: 'list',
  summary: 'Shows the bonuses that members may choose with a deposit, in the order in which they see them',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => {
    const merchants = await merchantsNamed(db, words['merchant'])
    const rows = await Promise.all(
      merchants.map(async ({ code, currency, settings }) =>
        (await bonusesOf(db, code)).map((bonus) => {
          const { titles, ...shown } = shownBonus(bonus, currency)
          const title = titles[settings.defaultLanguage] ?? titles.EN ?? Object.values(titles)[0]
          return { ...shown, title, titles }
        }),
      ),
    )
    const columns = ['merchant', 'bonus', 'title', 'gives', 'cap', 'least', 'play', 'deposit', 'channels', 'state']
    return { kind: 'list', columns, rows: rows.flat(), empty: 'No deposit earns a bonus yet.' }
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

const set: Command = {
  action: 'set',
  summary: 'Adds a bonus, closed until it is opened, or changes what is said of the one of this code',
  parameters: [merchantParameter, bonusParameter],
  options: {
    percent: { value: 'percent', about: 'it gives this share of what is credited' },
    fixed: { value: 'amount', about: 'it gives this amount, whatever is credited' },
    cap: { value: 'amount', about: 'of a share: the most that it gives; none for no limit' },
    least: { value: 'amount', about: 'less than this, credited, earns nothing; none for any' },
    play: { value: 'times', about: 'how often deposit and bonus are to be played before they may leave, at least 1' },
    deposit: { value: '1..5|any', about: 'which of a member’s deposits it is for; any if nothing is said' },
    channels: { value: 'codes', about: 'with these ways to pay alone, with commas between; all for every one' },
    title: { value: 'text', about: 'what members read' },
    language: { value: 'code', about: 'the language of the title; the merchant’s own if nothing is said' },
  },
  examples: [
    'aurora weekend --percent 25 --cap 1000 --least 200 --play 8 --title "Weekend: 25 % more"',
    'aurora welcome --deposit 1 --play 10',
    'aurora gift --fixed 100 --least 500 --play 3 --title "100 on top"',
  ],
  run: (operator, { words: { merchant = '', bonus: code = '' }, options }) => {
    if (!CODE.test(code)) throw new UsageError(`${code} is no code: it has 1 to 40 small letters, digits and -.`)
    if (Object.keys(options).length === 0)
      throw new UsageError('Say what to change: `ante help bonuses set` shows what.')
    if (options['language'] !== undefined && options['title'] === undefined)
      throw new UsageError('--language belongs to a --title.')
    const wanted = { merchant, command: 'bonuses set', subject: code, seen: SEEN }
    return change(operator, wanted, async (tx, site) => {
      const present = (await bonusesOf(tx, merchant)).find((one) => one.code === code)
      const next = parseBonus(present ?? blank(merchant, code), options, languageNamed(site, options['language']))
      requireSense(next)
      await requireChannels(tx, next)
      return {
        before: present ? shownBonus(present, site.currency) : null,
        after: shownBonus(next, site.currency),
        amounts: [next.amount, next.cap, next.minimum],
        write: (within) => put(within, next),
        check: (within) => bonusWarnings(within, site, [termsOfDepositBonus(next)]),
      }
    })
  },
}

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
  const unknown = channels.find((one) => !codes.includes(one))
  if (unknown === undefined) return
  throw new NotDone(
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
      ? 'Lets members choose this bonus with a deposit'
      : 'Lets nobody choose this bonus any more; deposits that were begun with it still earn it',
  parameters: [merchantParameter, bonusParameter],
  examples: ['aurora welcome'],
  run: (operator, given) => switchTo(operator, given, action),
})

function switchTo(operator: Operator, { words: { merchant = '', bonus: code = '' } }: Given, action: 'open' | 'close') {
  const wanted = { merchant, command: `bonuses ${action}`, subject: code, seen: SEEN }
  return change(operator, wanted, async (tx, site) => {
    const { currency } = site
    const present = await bonusNamed(tx, merchant, code)
    const next = { ...present, open: action === 'open' }
    return {
      before: shownBonus(present, currency),
      after: shownBonus(next, currency),
      write: (within) => put(within, next),
      ...(next.open && { check: (within: Db) => bonusWarnings(within, site, [termsOfDepositBonus(next)]) }),
    }
  })
}

async function bonusNamed(tx: Db, merchant: string, code: string): Promise<Bonus> {
  const all = await bonusesOf(tx, merchant)
  const found = all.find((one) => one.code === code)
  if (found) return found
  const codes = all.map((one) => one.code)
  throw new NotDone(
    `${merchant} has no bonus ${code}.${didYouMean(code, codes)} There are: ${codes.join(', ') || 'none'}.`,
  )
}

export const bonuses: Subject = {
  name: 'bonuses',
  about: 'what deposits earn on top',
  commands: [list, set, switching('open'), switching('close')],
}
