import { textOf, unitsOf } from '../../kit/money.ts'
import { lotteryTermsOf, putLotteryTerms } from '../public.ts'
import type { LotteryTerms } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { requireOption } from '../../operator/kit/require-option.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'

const AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,12}(\.\d{1,2})?$/
const PERCENT = /^\d{1,2}(\.\d{1,2})?$/
const MAX_DRAWS = 120

const options = {
  'max-payout': { value: 'amount', about: 'maximum payout to one player per draw' },
  'max-exposure': { value: 'amount', about: 'maximum total payout on one number per draw' },
  'max-order': { value: 'amount', about: 'maximum stake of an order' },
  'min-slip': { value: 'amount', about: 'minimum stake of a slip' },
  'max-chase': { value: 'draws', about: 'maximum number of draws in a chase; 0 for no chases' },
  cancellation: { value: 'on|off', about: 'whether players can cancel bets' },
  'cancellation-fee': { value: 'percent', about: 'cancellation fee, as a share of the stake' },
  wallet: { value: 'shared|separate', about: 'whether the main wallet covers a shortfall of the lottery wallet' },
}

export const limits: Command = {
  action: 'update-limits',
  summary: 'Updates the limits of stakes and payouts in the lottery, and the cancellation fee',
  parameters: [merchantParameter],
  options,
  examples: ['aurora --max-payout 200000 --cancellation-fee 2.5'],
  run: (operator, { positional: { merchant = '' }, options: input }) => {
    requireOption('lottery update-limits', input, Object.keys(options))
    const names = Object.keys(options).filter((name) => input[name] !== undefined)
    const effect = 'Applies to bets, payouts and cancellations from now on.'
    return change(
      operator,
      { merchant, command: 'lottery update-limits', subject: 'limits', effect },
      async (tx, { code }) => {
        const before = await lotteryTermsOf(tx, code)
        const after = { ...before }
        for (const name of names) Object.assign(after, CHANGES[name]?.(input[name] ?? ''))
        if (after.minSlip > after.maxOrder)
          throw new CommandFailed('The minimum stake of a slip exceeds the maximum stake of an order.')
        const amounts = [after.maxPrize, after.maxExposure, after.maxOrder]
        return {
          before: termsRow(before),
          after: termsRow(after),
          amounts,
          write: () => putLotteryTerms(tx, code, after),
        }
      },
    )
  },
}

const CHANGES: Record<string, (text: string) => Partial<LotteryTerms>> = {
  'max-payout': (input) => ({ maxPrize: unitsIn(input) }),
  'max-exposure': (input) => ({ maxExposure: unitsIn(input) }),
  'max-order': (input) => ({ maxOrder: unitsIn(input) }),
  'min-slip': (input) => ({ minSlip: unitsIn(input) }),
  'max-chase': (input) => ({ maxChase: drawCountOf(input), maxFastChase: drawCountOf(input) }),
  cancellation: (input) => ({ mayCancel: oneOf(input, ['on', 'off']) === 'on' }),
  'cancellation-fee': (input) => ({ cancelFeeHundredths: hundredthsIn(input) }),
  wallet: (input) => ({ separateWallet: oneOf(input, ['shared', 'separate']) === 'separate' }),
}

function unitsIn(amount: string): bigint {
  if (!AMOUNT.test(amount))
    throw new CommandFailed(`Invalid amount: ${amount}. Use an amount above zero, for example 50000 or 50000.00.`)
  return unitsOf(amount)
}

function drawCountOf(text: string): number {
  const draws = /^\d{1,3}$/.test(text) ? Number(text) : MAX_DRAWS + 1
  if (draws > MAX_DRAWS) throw new CommandFailed(`Invalid chase: ${text}. Use 0 to ${MAX_DRAWS} draws.`)
  return draws
}

function hundredthsIn(percent: string): number {
  if (!PERCENT.test(percent)) throw new CommandFailed(`Invalid percentage: ${percent}. Use 0 to 99, for example 2.5.`)
  return Math.round(Number(percent) * 100)
}

function oneOf(text: string, allowed: readonly string[]): string {
  if (!allowed.includes(text)) throw new CommandFailed(`Invalid value: ${text}. Use one of: ${allowed.join(', ')}.`)
  return text
}

const termsRow = (terms: LotteryTerms) => ({
  maxPayout: textOf(terms.maxPrize),
  maxExposure: textOf(terms.maxExposure),
  maxOrder: textOf(terms.maxOrder),
  minSlip: textOf(terms.minSlip),
  maxChase: terms.maxChase,
  cancellation: terms.mayCancel ? 'on' : 'off',
  cancellationFee: `${terms.cancelFeeHundredths / 100} %`,
  wallet: terms.separateWallet ? 'separate' : 'shared',
})
