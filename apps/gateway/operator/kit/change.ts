import { isDeepStrictEqual } from 'node:util'

import type { Selectable } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db, Tables } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import type { Merchant } from '../../merchant/public.ts'
import type { Changed, Operator } from './command.ts'
import { lockedMerchant } from './merchant-named.ts'
import { demandPayable } from './payable.ts'
import './tables.ts'

export interface Wanted {
  merchant: string
  /** As it was said: `flags set`. */
  command: string
  /** What it was done to. */
  subject: string
  seen: string
}

/** What is, what is to be, and how it becomes so. Both are JSON: they are kept, and shown to whoever asks later. */
export interface Plan {
  before: unknown
  after: unknown
  /** The amounts that are to be, in the merchant's currency: one that it cannot pay is refused. */
  amounts?: readonly (bigint | null | undefined)[]
  write(tx: Db): Promise<void>
  /** Looks at what was written: answers what the operator should know, or throws `NotDone`, and all of it is undone. */
  check?(tx: Db): Promise<string[]>
}

/**
 * Changes one thing of a merchant, writes down who did it, and tells all gateways: all of it or nothing. What is so already
 * is left alone, so that a command may be repeated.
 */
export function change(
  { db, who }: Operator,
  { merchant: code, command, subject, seen }: Wanted,
  plan: (tx: Db, merchant: Merchant) => Promise<Plan> | Plan,
): Promise<Changed> {
  return inTransaction(db, async (tx) => {
    const merchant = await lockedMerchant(tx, code)
    const { before, after, amounts = [], write, check } = await plan(tx, merchant)
    demandPayable(merchant.currency, amounts)
    const changed = !isDeepStrictEqual(before, after)
    const outcome = { kind: 'change', changed, merchant: code, command, subject, before, after, seen } as const
    if (!changed) return outcome

    await write(tx)
    const warnings = (await check?.(tx)) ?? []
    await writeDown(tx, { who, merchant_code: code, vendor: null, command, subject, before, after, warnings })
    await publishOnCommit(tx, 'merchant', code)
    return { ...outcome, ...(warnings.length > 0 && { warnings }) }
  })
}

type Done = Omit<Selectable<Tables['operator_change']>, 'id' | 'at' | 'warnings'> & { warnings?: string[] }

/** Writes down who did what, within the transaction that does it. */
export async function writeDown(tx: Db, { before, after, ...done }: Done): Promise<void> {
  const states = { before: JSON.stringify(before), after: JSON.stringify(after) }
  await tx
    .insertInto('operator_change')
    .values({ ...done, ...states })
    .execute()
}
