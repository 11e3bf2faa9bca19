import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { changeJackpotSeed, jackpotPools, jackpotSeeds, seedJackpot } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { NotDone } from '../../operator/kit/failures.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'
import { nowBy } from '../../operator/kit/now.ts'

const AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/
const amountParameter = { name: 'amount', about: 'in the merchant’s currency, for example 250000 or 250000.00' }

const list: Command = {
  action: 'list',
  summary: 'Shows what each jackpot holds, and with what it begins again when it was won',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => {
    const merchants = await merchantsNamed(db, words['merchant'])
    const codes = merchants.map(({ code }) => code)
    const [pools, seeds] = await Promise.all([jackpotPools(db, codes), jackpotSeeds(db, codes)])
    const rows = merchants.flatMap(({ code, currency }) => {
      const [pool, seed] = [pools.get(code), seeds.get(code)]
      if (!pool && seed === undefined) return []
      const [holds, begins] = [pool?.units ?? 0n, seed ?? 0n].map((units) => `${textOf(units)} ${currency}`)
      return [{ merchant: code, holds, 'begins with': begins }]
    })
    return { kind: 'list', columns: ['merchant', 'holds', 'begins with'], rows, empty: 'No merchant has a jackpot.' }
  },
}

const begin: Command = {
  action: 'begin',
  summary: 'Gives a merchant a jackpot: his house puts this amount into it, now and whenever it was won',
  parameters: [merchantParameter, amountParameter],
  examples: ['aurora 250000'],
  run: (operator, { words: { merchant = '', amount = '' } }) => {
    const units = unitsIn(amount)
    const seen = 'Open pages show it within a few seconds.'
    return change(
      operator,
      { merchant, command: 'jackpots begin', subject: amount, seen },
      async (tx, { code, currency }) => {
        const holds = await held(tx, code)
        if (holds > 0n) {
          throw new NotDone(`The jackpot of ${code} holds ${textOf(holds)} ${currency} already: see jackpots seed.`)
        }
        const at = await nowBy(tx)
        return {
          before: null,
          after: textOf(units),
          amounts: [units],
          write: async () => {
            const key = `operator:${at.getTime()}`
            await seedJackpot(tx, { key, merchantCode: code, currency, amount: units, at })
          },
        }
      },
    )
  },
}

const seed: Command = {
  action: 'seed',
  summary: 'Changes with what a jackpot begins again when it was won',
  parameters: [merchantParameter, amountParameter],
  examples: ['aurora 500000'],
  run: (operator, { words: { merchant = '', amount = '' } }) => {
    const units = unitsIn(amount)
    const seen = 'It counts from the next time that the jackpot is won.'
    return change(operator, { merchant, command: 'jackpots seed', subject: amount, seen }, async (tx, { code }) => {
      const before = (await jackpotSeeds(tx, [code])).get(code)
      if (before === undefined && (await held(tx, code)) === 0n) {
        throw new NotDone(`${code} has no jackpot: see jackpots begin.`)
      }
      return {
        before: before === undefined ? null : textOf(before),
        after: textOf(units),
        amounts: [units],
        write: () => changeJackpotSeed(tx, { merchantCode: code, amount: units }),
      }
    })
  },
}

async function held(db: Db, code: string): Promise<bigint> {
  return (await jackpotPools(db, [code])).get(code)?.units ?? 0n
}

function unitsIn(amount: string): bigint {
  if (!AMOUNT.test(amount)) throw new NotDone(`${amount} is no amount above zero, like 250000 or 250000.00.`)
  return unitsOf(amount)
}

export const jackpots: Subject = {
  name: 'jackpots',
  about: 'what a merchant’s jackpot holds and begins with',
  commands: [list, begin, seed],
}
