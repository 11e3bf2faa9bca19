import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { changeJackpotSeed, jackpotPools, jackpotSeeds, seedJackpot } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'

const AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/
const amountParameter = {
  name: 'amount',
  about: 'the amount in the merchant’s currency, for example 250000 or 250000.00',
}

const list: Command = {
  action: 'list',
  summary: 'Lists the balance and the seed of each jackpot',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const codes = merchants.map(({ code }) => code)
    const [pools, seeds] = await Promise.all([jackpotPools(db, codes), jackpotSeeds(db, codes)])
    const rows = merchants.flatMap(({ code, currency }) => {
      const [pool, seed] = [pools.get(code), seeds.get(code)]
      if (!pool && seed === undefined) return []
      const money = (units: bigint) => `${textOf(units)} ${currency}`
      return [{ merchant: code, balance: money(pool?.units ?? 0n), seed: money(seed ?? 0n) }]
    })
    return { kind: 'list', columns: ['merchant', 'balance', 'seed'], rows, empty: 'No merchant has a jackpot.' }
  },
}

const create: Command = {
  action: 'create',
  summary: 'Creates a merchant’s jackpot; the house account seeds it with this amount, now and after each win',
  parameters: [merchantParameter, amountParameter],
  examples: ['lotus 250000'],
  run: (operator, { positional: { merchant = '', amount = '' } }) => {
    const units = unitsIn(amount)
    const effect = 'Open pages show it within a few seconds.'
    return change(
      operator,
      { merchant, command: 'jackpots create', subject: amount, effect },
      async (tx, { code, currency }) => {
        const holds = await poolBalance(tx, code)
        if (holds > 0n) {
          throw new CommandFailed(
            `The jackpot of ${code} already holds ${textOf(holds)} ${currency}. Change its seed with \`ante jackpots update-seed\`.`,
          )
        }
        const at = await databaseNow(tx)
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

const updateSeed: Command = {
  action: 'update-seed',
  summary: 'Updates the seed of a jackpot, but not its balance',
  parameters: [merchantParameter, amountParameter],
  examples: ['aurora 500000'],
  run: (operator, { positional: { merchant = '', amount = '' } }) => {
    const units = unitsIn(amount)
    const effect = 'It applies from the next jackpot win.'
    return change(
      operator,
      { merchant, command: 'jackpots update-seed', subject: amount, effect },
      async (tx, { code }) => {
        const before = (await jackpotSeeds(tx, [code])).get(code)
        if (before === undefined && (await poolBalance(tx, code)) === 0n) {
          throw new CommandFailed(`${code} has no jackpot. Create one with \`ante jackpots create\`.`)
        }
        return {
          before: before === undefined ? null : textOf(before),
          after: textOf(units),
          amounts: [units],
          write: () => changeJackpotSeed(tx, { merchantCode: code, amount: units }),
        }
      },
    )
  },
}

async function poolBalance(db: Db, code: string): Promise<bigint> {
  return (await jackpotPools(db, [code])).get(code)?.units ?? 0n
}

function unitsIn(amount: string): bigint {
  if (!AMOUNT.test(amount))
    throw new CommandFailed(`Invalid amount: ${amount}. Use an amount above zero, for example 250000 or 250000.00.`)
  return unitsOf(amount)
}

export const jackpots: Subject = {
  name: 'jackpots',
  about: 'jackpots of merchants: balance and seed',
  commands: [list, create, updateSeed],
}
