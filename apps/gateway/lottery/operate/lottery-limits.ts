import { textOf, unitsOf } from '../../kit/money.ts'
import { lotteryTermsOf, putLotteryTerms } from '../public.ts'
import type { LotteryTerms } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { requireOption } from '../../operator/kit/demand-option.ts'
import { NotDone } from '../../operator/kit/failures.ts'

const AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,12}(\.\d{1,2})?$/
const PERCENT = /^\d{1,2}(\.\d{1,2})?$/
const MOST_ISSUES = 120

const options = {
  prize: { value: 'amount', about: 'maximum payout to one player per draw' },
  exposure: { value: 'amount', about: 'maximum total payout on one number per draw' },
  order: { value: 'amount', about: 'maximum stake of an order' },
  slip: { value: 'amount', about: 'minimum stake of a slip' },
  chase: { value: 'draws', about: 'maximum number of draws in a chase; 0 for no chases' },
  cancel: { value: 'on|off', about: 'whether players can cancel bets' },
  fee: { value: 'percent', about: 'cancellation fee, as a share of the stake' },
  wallet: { value: 'together|separate', about: 'whether the main wallet covers a shortfall of the lottery wallet' },
}

export const limits: Command = {
  action: 'limits',
  summary: 'Sets limits of stakes and payouts in the lottery, and the cancellation fee',
  parameters: [merchantParameter],
  options,
  examples: ['aurora --prize 200000 --fee 2.5'],
  run: (operator, { words: { merchant = '' }, options: input }) => {
    requireOption('lottery limits', input, Object.keys(options))
    const names = Object.keys(options).filter((name) => input[name] !== undefined)
    const seen = 'Applies to bets, payouts and cancellations from now on.'
    return change(operator, { merchant, command: 'lottery limits', subject: 'limits', seen }, async (tx, { code }) => {
      const before = await lotteryTermsOf(tx, code)
      const after = { ...before }
      for (const name of names) Object.assign(after, CHANGES[name]?.(input[name] ?? ''))
      if (after.minSlip > after.maxOrder)
        throw new NotDone('The minimum stake of a slip exceeds the maximum stake of an order.')
      const amounts = [after.maxPrize, after.maxExposure, after.maxOrder]
      return { before: shown(before), after: shown(after), amounts, write: () => putLotteryTerms(tx, code, after) }
    })
  },
}

const CHANGES: Record<string, (said: string) => Partial<LotteryTerms>> = {
  prize: (input) => ({ maxPrize: unitsIn(input) }),
  exposure: (input) => ({ maxExposure: unitsIn(input) }),
  order: (input) => ({ maxOrder: unitsIn(input) }),
  slip: (input) => ({ minSlip: unitsIn(input) }),
  chase: (input) => ({ maxChase: issuesIn(input), maxFastChase: issuesIn(input) }),
  cancel: (input) => ({ mayCancel: oneOf(input, ['on', 'off']) === 'on' }),
  fee: (input) => ({ cancelFeeHundredths: hundredthsIn(input) }),
  wallet: (input) => ({ separateWallet: oneOf(input, ['together', 'separate']) === 'separate' }),
}

function unitsIn(amount: string): bigint {
  if (!AMOUNT.test(amount))
    throw new NotDone(`Invalid amount: ${amount}. Use an amount above zero, for example 50000 or 50000.00.`)
  return unitsOf(amount)
}

function issuesIn(text: string): number {
  const issues = /^\d{1,3}$/.test(text) ? Number(text) : MOST_ISSUES + 1
  if (issues > MOST_ISSUES) throw new NotDone(`Invalid chase: ${text}. Use 0 to ${MOST_ISSUES} draws.`)
  return issues
}

function hundredthsIn(percent: string): number {
  if (!PERCENT.test(percent)) throw new NotDone(`Invalid percentage: ${percent}. Use 0 to 99, for example 2.5.`)
  return Math.round(Number(percent) * 100)
}

function oneOf(text: string, known: readonly string[]): string {
  if (!known.includes(text)) throw new NotDone(`Invalid value: ${text}. Use one of: ${known.join(', ')}.`)
  return text
}

const shown = (terms: LotteryTerms) => ({
  prize: textOf(terms.maxPrize),
  exposure: textOf(terms.maxExposure),
  order: textOf(terms.maxOrder),
  slip: textOf(terms.minSlip),
  chase: terms.maxChase,
  cancel: terms.mayCancel ? 'on' : 'off',
  fee: `${terms.cancelFeeHundredths / 100} %`,
  wallet: terms.separateWallet ? 'separate' : 'together',
})
