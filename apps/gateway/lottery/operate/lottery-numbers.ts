import { releaseNumber, suspendedNumbers, suspendNumber } from '../public.ts'
import type { SuspendedNumber } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator } from '../../operator/kit/command.ts'
import { UsageError } from '../../operator/kit/failures.ts'
import { gameNamed, gameParameter } from './lottery-games.ts'

/** As in slips: digits, or the name of a choice. */
const NUMBER = /^[\w+-]{1,20}$/
const parameters = [
  merchantParameter,
  gameParameter,
  { name: 'number', about: 'as players pick or type it: 134, 7, red, 2-3' },
]

export const suspend: Command = {
  action: 'suspend',
  summary: 'Takes no bets on a number of a game until it is released; what was bet on it stands',
  parameters,
  examples: ['aurora FFC60 134'],
  run: (operator, { words }) => setNumber(operator, words, 'suspended'),
}

export const release: Command = {
  action: 'release',
  summary: 'Takes bets on a number again that was suspended',
  parameters,
  run: (operator, { words }) => setNumber(operator, words, 'released'),
}

const ACTIONS = { suspended: 'suspend', released: 'release' } as const

function setNumber(
  operator: Operator,
  { merchant = '', game: code = '', number = '' }: Record<string, string>,
  after: 'suspended' | 'released',
): Promise<Changed> {
  if (!NUMBER.test(number)) throw new UsageError(`${number} is not a bet number.`)
  const wanted = { merchant, command: `lottery ${ACTIONS[after]}`, subject: `${code} ${number}` }
  return change(operator, { ...wanted, seen: 'It holds for the next bet.' }, async (tx) => {
    const { id: gameId } = await gameNamed(tx, merchant, code)
    const named: SuspendedNumber = { merchantCode: merchant, gameId, number }
    const isSuspended = (await suspendedNumbers(tx, gameId)).includes(number)
    return {
      before: isSuspended ? 'suspended' : 'released',
      after,
      write: () => (after === 'suspended' ? suspendNumber(tx, named) : releaseNumber(tx, named)),
    }
  })
}
