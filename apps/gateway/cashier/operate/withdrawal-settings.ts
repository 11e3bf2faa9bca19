import { putRules, rulesOf } from '../public.ts'
import type { WithdrawalRules } from '../public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/
const WHOLE = /^\d{1,6}$/
const PER_CENT = /^([0-4]?\d(\.\d{1,2})?|50(\.0{1,2})?)$/
const HUNDREDTHS = 100n

/** One setting of a merchant: how it is parsed and shown. */
interface Choice {
  value?: string
  about: string
  read(said: string): Partial<WithdrawalRules>
  shown(rules: WithdrawalRules): string
}

const amount = (name: 'minimum' | 'maximum' | 'approvedUpTo' | 'feeFixed', about: string): Choice => ({
  value: 'amount',
  about,
  read: (said) => ({ [name]: unitsOf(matching(said, AMOUNT, 'is no amount, like 100 or 100.00')) }),
  shown: (rules) => textOf(rules[name]),
})
const count = (
  name: 'timesADay' | 'freeTimes' | 'arrivalMinutes' | 'cardCoolingHours' | 'passwordCoolingHours',
  about: string,
): Choice => ({
  value: 'number',
  about,
  read: (said) => ({ [name]: Number(matching(said, WHOLE, 'is no whole number')) }),
  shown: (rules) => String(rules[name]),
})
const toggle = (name: 'open' | 'mayCancel', about: string): Choice => ({
  value: 'on|off',
  about,
  read: (said) => ({ [name]: matching(said, /^(on|off)$/, 'is neither on nor off') === 'on' }),
  shown: (rules) => (rules[name] ? 'on' : 'off'),
})

const choices: Record<string, Choice> = {
  open: toggle('open', 'whether anything is paid out at present'),
  minimum: amount('minimum', 'the least that leaves at once'),
  maximum: amount('maximum', 'the most'),
  times: count('timesADay', 'how many a member may ask for in a day'),
  'approved-up-to': amount('approvedUpTo', 'what is paid without a person looking at it; 0: nothing is'),
  'sign-in-above': {
    value: 'amount',
    about: 'more than this takes a sign-in of the last 15 minutes besides the payment password; none: never',
    read: (said) => ({
      stepUpAbove: said === 'none' ? null : unitsOf(matching(said, AMOUNT, 'is no amount, like 100')),
    }),
    shown: ({ stepUpAbove }) => (stepUpAbove === null ? 'none' : textOf(stepUpAbove)),
  },
  'fee-percent': {
    value: 'percent',
    about: 'of the amount',
    read: (said) => ({
      feeHundredths: Number(unitsOf(matching(said, PER_CENT, 'is no percentage up to 50')) / HUNDREDTHS),
    }),
    shown: ({ feeHundredths }) => textOf(BigInt(feeHundredths) * HUNDREDTHS),
  },
  'fee-fixed': amount('feeFixed', 'on top of that'),
  'free-times': count('freeTimes', 'so many a day cost nothing'),
  arrival: count('arrivalMinutes', 'minutes that it usually takes'),
  'card-cooling': count('cardCoolingHours', 'hours in which nothing is paid to a new card'),
  'password-cooling': count(
    'passwordCoolingHours',
    'hours in which nothing is paid after a change of the payment password',
  ),
  cancel: toggle('mayCancel', 'whether a member may take one back before it is approved'),
  provider: {
    value: 'code',
    about: 'who pays, as `payments list` names him; none: your own people do, and say so',
    read: (said) => ({ payoutProvider: said === 'none' ? null : said.toUpperCase() }),
    shown: ({ payoutProvider }) => payoutProvider ?? 'none',
  },
}

function matching(said: string, pattern: RegExp, complaint: string): string {
  if (!pattern.test(said)) throw new UsageError(`${said} ${complaint}.`)
  return said
}

const shownRules = (rules: WithdrawalRules): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).map(([name, { shown }]) => [name, shown(rules)]))

const rules: Command = {
  action: 'rules',
  summary: 'Shows what a merchant has chosen for withdrawals',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => {
    const merchants = await merchantsNamed(db, words['merchant'])
    const rows = await Promise.all(
      merchants.map(async ({ code }) => ({ merchant: code, ...shownRules(await rulesOf(db, code)) })),
    )
    return { kind: 'list', columns: ['merchant', ...Object.keys(choices)], rows, empty: 'There is no merchant.' }
  },
}

const set: Command = {
  action: 'set',
  summary: 'Changes what a merchant has chosen for withdrawals',
  parameters: [merchantParameter],
  options: Object.fromEntries(
    Object.entries(choices).map(([name, { value, about }]) => [name, { about, ...(value !== undefined && { value }) }]),
  ),
  examples: ['aurora --times 5 --maximum 100000', 'aurora --approved-up-to 1000', 'aurora --card-cooling 0'],
  run: (operator, { words: { merchant = '' }, options }) => {
    const said = Object.entries(options).map(([name, text]) => choices[name]?.read(text) ?? {})
    if (said.length === 0) throw new UsageError('Say what to change, for example --times 5.')
    const seen = 'It counts from the next withdrawal on; pages that are open show it when they look again.'
    const subject = Object.keys(options).join(' ')
    return change(operator, { merchant, command: 'withdrawals set', subject, seen }, async (tx, { code }) => {
      const before = await rulesOf(tx, code)
      const after: WithdrawalRules = { ...before }
      for (const one of said) Object.assign(after, one)
      await requireSense(tx, code, after)
      const amounts = [after.minimum, after.maximum, after.approvedUpTo, after.feeFixed, after.stepUpAbove]
      return { before: shownRules(before), after: shownRules(after), amounts, write: () => putRules(tx, code, after) }
    })
  },
}

async function requireSense(tx: Db, merchantCode: string, wanted: WithdrawalRules): Promise<void> {
  const { minimum, maximum, payoutProvider } = wanted
  if (minimum === 0n || minimum > maximum)
    throw new NotDone('The minimum is more than nothing, and not more than the maximum.')
  if (wanted.timesADay === 0 || wanted.arrivalMinutes === 0) throw new NotDone('Times and minutes are at least 1.')
  if (payoutProvider === null) return
  const found = await tx
    .selectFrom('payment_provider')
    .select('code')
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', payoutProvider)
    .executeTakeFirst()
  if (!found) throw new NotDone(`${merchantCode} has no provider ${payoutProvider}.`)
}

export const withdrawalSettings: Command[] = [rules, set]
