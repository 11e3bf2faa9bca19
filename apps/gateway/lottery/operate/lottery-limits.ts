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
  prize: { value: 'amount', about: 'what one player gets at most in one issue' },
  exposure: { value: 'amount', about: 'what all players together could win by one number in one issue' },
  order: { value: 'amount', about: 'what an order costs at most' },
  slip: { value: 'amount', about: 'what a slip costs at least' },
  chase: { value: 'issues', about: 'how many issues a chase has at most; 0 sells none' },
  cancel: { value: 'on|off', about: 'whether players may take bets back' },
  fee: { value: 'percent', about: 'what of a stake is kept that is taken back' },
  wallet: { value: 'together|separate', about: 'whether what the lottery wallet lacks comes out of the main one' },
}

export const limits: Command = {
  action: 'limits',
  summary: 'Changes what one player may bet and win in the lottery, and what taking a bet back costs',
  parameters: [merchantParameter],
  options,
  examples: ['aurora --prize 200000 --fee 2.5'],
  run: (operator, { words: { merchant = '' }, options: said }) => {
    requireOption('lottery limits', said, Object.keys(options))
    const names = Object.keys(options).filter((name) => said[name] !== undefined)
    const seen = 'It holds for what is bet, won or taken back from now on.'
    return change(operator, { merchant, command: 'lottery limits', subject: 'limits', seen }, async (tx, { code }) => {
      const before = await lotteryTermsOf(tx, code)
      const after = { ...before }
      for (const name of names) Object.assign(after, CHANGES[name]?.(said[name] ?? ''))
      if (after.minSlip > after.maxOrder) throw new NotDone('A slip would cost more than an order may.')
      const amounts = [after.maxPrize, after.maxExposure, after.maxOrder]
      return { before: shown(before), after: shown(after), amounts, write: () => putLotteryTerms(tx, code, after) }
    })
  },
}

const CHANGES: Record<string, (said: string) => Partial<LotteryTerms>> = {
  prize: (said) => ({ maxPrize: unitsIn(said) }),
  exposure: (said) => ({ maxExposure: unitsIn(said) }),
  order: (said) => ({ maxOrder: unitsIn(said) }),
  slip: (said) => ({ minSlip: unitsIn(said) }),
  chase: (said) => ({ maxChase: issuesIn(said), maxFastChase: issuesIn(said) }),
  cancel: (said) => ({ mayCancel: oneOf(said, ['on', 'off']) === 'on' }),
  fee: (said) => ({ cancelFeeHundredths: hundredthsIn(said) }),
  wallet: (said) => ({ separateWallet: oneOf(said, ['together', 'separate']) === 'separate' }),
}

function unitsIn(amount: string): bigint {
  if (!AMOUNT.test(amount)) throw new NotDone(`${amount} is no amount above zero, like 50000 or 50000.00.`)
  return unitsOf(amount)
}

function issuesIn(said: string): number {
  const issues = /^\d{1,3}$/.test(said) ? Number(said) : MOST_ISSUES + 1
  if (issues > MOST_ISSUES) throw new NotDone(`A chase has 0 to ${MOST_ISSUES} issues, not ${said}.`)
  return issues
}

function hundredthsIn(percent: string): number {
  if (!PERCENT.test(percent)) throw new NotDone(`${percent} is no share: say a percentage from 0 to 99, like 2.5.`)
  return Math.round(Number(percent) * 100)
}

function oneOf(said: string, known: readonly string[]): string {
  if (!known.includes(said)) throw new NotDone(`${said} is not known here. There are: ${known.join(', ')}.`)
  return said
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
