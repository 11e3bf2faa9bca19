import { GRANTS_AT_ONCE } from '@ante/contract/console/promotion-grants.ts'
import { AmountText } from '@ante/contract/kit/money.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { sha256 } from '../../kit/sha256.ts'
import { REWARDS_TOPIC, storeReward } from '../../promotions/public.ts'

export const GRANT_LIST = 'promotions.reward.grant-many'

const HUNDREDTHS = 100
const KEY_CHARACTERS = 16

const Row = z.object({ account: z.string().check(z.regex(/^\w{1,32}$/)), amount: AmountText })
type Row = z.infer<typeof Row>

const Values = z.object({
  rows: z.array(Row).check(z.minLength(1), z.maxLength(GRANTS_AT_ONCE)),
  title: z.string().check(z.minLength(1), z.maxLength(960)),
  multiple: z.int().check(z.gte(0), z.lte(100)),
  days: z.int().check(z.gte(1), z.lte(90)),
})

const sumOf = (rows: readonly Row[]): bigint => rows.reduce((sum, { amount }) => sum + unitsOf(amount), 0n)

/**
 * Rewards that staff grants to a list of players. The limit of a person is compared with their sum. A pending request
 * becomes outdated if an account of the list is disabled.
 */
export const grantList = guardedAction({
  name: GRANT_LIST,
  permission: 'promotions.reward.update',
  approval: 'above limit',
  skippable: true,
  values: Values,
  amountOf: ({ rows }) => sumOf(rows),
  readObject: async (tx, { rows }, { merchantCode }) => {
    const members = await membersOf(tx, rows, merchantCode)
    const states = members.map(({ id, status }) => `${id}.${status}`).join(' ')
    const hash = sha256('grant list', JSON.stringify(rows)).toString('hex').slice(0, KEY_CHARACTERS)
    return {
      object: `grants:${hash}`,
      version: sha256('states', states).toString('hex').slice(0, KEY_CHARACTERS),
      before: { players: rows.length, total: textOf(sumOf(rows)) },
    }
  },
  apply: async (tx, { rows, title, multiple, days }, { merchantCode, key, now }) => {
    const members = new Map((await membersOf(tx, rows, merchantCode)).map((member) => [member.account, member]))
    const currency = await currencyOf(tx, merchantCode)
    // Once per request and player.
    const keyOf = (memberId: bigint) => `staff:${key}:${memberId}`
    for (const { account, amount } of rows) {
      const member = members.get(account)
      if (!member) throw new ActionProblem('member.not_found', { account })
      await storeReward(
        tx,
        {
          key: keyOf(member.id),
          memberId: member.id,
          merchantCode: merchantCode ?? '',
          titles: { EN: title },
          amount: unitsOf(amount),
          currency,
          expiresAt: new Date(now.getTime() + days * DAY_MS),
          multipleHundredths: multiple * HUNDREDTHS,
        },
        now,
      )
    }
    const ids = [...members.values()].map(({ id }) => id)
    await publishOnCommit(tx, REWARDS_TOPIC, JSON.stringify(ids.map(String)))
    const granted = await countOf(tx, merchantCode, ids.map(keyOf))
    // Players who are excluded meanwhile get no reward.
    return { title, currency, granted, excluded: rows.length - granted, total: textOf(sumOf(rows)), multiple, days }
  },
})

/** Returns the members of the rows, in the order of their ids. */
async function membersOf(tx: Db, rows: readonly Row[], merchantCode: string | null) {
  const accounts = rows.map(({ account }) => account)
  const members = await tx
    .selectFrom('member')
    .select(['id', 'account', 'status'])
    .where('merchant_code', '=', merchantCode ?? '')
    .where('account', 'in', accounts)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  const known = new Set(members.map(({ account }) => account))
  const missing = accounts.find((account) => !known.has(account))
  if (missing !== undefined) throw new ActionProblem('member.not_found', { account: missing })
  return members
}

async function currencyOf(tx: Db, merchantCode: string | null): Promise<string> {
  const query = tx
    .selectFrom('merchant')
    .select('currency')
    .where('code', '=', merchantCode ?? '')
  return (await query.executeTakeFirstOrThrow()).currency
}

async function countOf(tx: Db, merchantCode: string | null, keys: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('reward')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('merchant_code', '=', merchantCode ?? '')
    .where('key', 'in', keys)
    .executeTakeFirstOrThrow()
  return Number(count)
}
