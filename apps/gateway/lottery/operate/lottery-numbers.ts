import { releaseNumber, suspendedNumbers, suspendNumber } from '../public.ts'
import type { SuspendedNumber } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator } from '../../operator/kit/command.ts'
import { UsageError } from '../../operator/kit/failures.ts'
import { requireGame, gameParameter } from './lottery-games.ts'

/** A number as in slips: digits, or the name of a choice. */
const NUMBER = /^[\w+-]{1,20}$/
const parameters = [
  merchantParameter,
  gameParameter,
  { name: 'number', about: 'the number as players bet on it: 134, 7, red, 2-3' },
]

export const suspend: Command = {
  action: 'suspend-number',
  summary: 'Suspends bets on a number of a lottery; existing bets remain valid',
  parameters,
  examples: ['aurora FFC60 134'],
  run: (operator, { positional }) => setNumber(operator, positional, 'suspended'),
}

export const release: Command = {
  action: 'release-number',
  summary: 'Releases a suspended number: bets are accepted again',
  parameters,
  examples: ['aurora FFC60 134'],
  run: (operator, { positional }) => setNumber(operator, positional, 'released'),
}

const ACTIONS = { suspended: 'suspend-number', released: 'release-number' } as const

function setNumber(
  operator: Operator,
  { merchant = '', game: code = '', number = '' }: Record<string, string>,
  after: 'suspended' | 'released',
): Promise<Changed> {
  if (!NUMBER.test(number)) throw new UsageError(`Invalid number: ${number}. Use up to 20 letters, digits, _ + and -.`)
  const commandChange = { merchant, command: `lottery ${ACTIONS[after]}`, subject: `${code} ${number}` }
  return change(operator, { ...commandChange, effect: 'Applies to bets from now on.' }, async (tx) => {
    const { id: gameId } = await requireGame(tx, merchant, code)
    const suspended: SuspendedNumber = { merchantCode: merchant, gameId, number }
    const isSuspended = (await suspendedNumbers(tx, gameId)).includes(number)
    return {
      before: isSuspended ? 'suspended' : 'released',
      after,
      write: () => (after === 'suspended' ? suspendNumber(tx, suspended) : releaseNumber(tx, suspended)),
    }
  })
}
