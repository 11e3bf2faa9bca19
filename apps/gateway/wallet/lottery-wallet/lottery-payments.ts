import { LOTTERY_WALLET } from '@ante/contract/wallet/balance.ts'

import type { Db } from '../../kit/db.ts'
import { merchantAccount, openWallet } from '../accounts.ts'
import { lockAccounts, postTransfers } from '../post-transfer.ts'
import type { TransactionCode } from '../transaction-codes.ts'

/** A payment from the house to a member. A list contains each member at most once. */
export interface LotteryCredit {
  memberId: bigint
  amount: bigint
  key: string
  code: TransactionCode
  reference: string
}

/** A payment from a member back to the house, limited to the member's balance. */
export type LotteryDebit = LotteryCredit

interface Books {
  merchantCode: string
  currency: string
  at: Date
}

/**
 * Locks the lottery wallets of these members together, in account order. Returns the operations available until the
 * transaction ends. A caller that changes several wallets in steps opens all of them in one call.
 */
export async function lotteryPayments(tx: Db, { merchantCode, currency, at }: Books, memberIds: readonly bigint[]) {
  const studio = await merchantAccount(tx, { merchantCode, currency, kind: 'house' })
  const accounts = await openAll(tx, { merchantCode, currency }, memberIds)
  await lockAccounts(tx, [...accounts.values()])
  const accountOf = (memberId: bigint): bigint => {
    const account = accounts.get(memberId)
    if (account === undefined) throw new Error(`the lottery wallet of member ${memberId} is not open`)
    return account
  }
  return {
    /** Posts all credits of one code in one statement. */
    credit: (credits: readonly LotteryCredit[]): Promise<void> =>
      postTransfers(
        tx,
        credits
          .filter(({ amount }) => amount > 0n)
          .map(({ memberId, ...credit }) => ({ ...credit, debit: studio, credit: accountOf(memberId) })),
        at,
      ),
    /** Debits each member up to the available balance. Returns the debited amounts by member. */
    debit: async (debits: readonly LotteryDebit[]): Promise<Map<bigint, bigint>> => {
      const balances = await balancesOf(
        tx,
        debits.map(({ memberId }) => accountOf(memberId)),
      )
      const debited = debits.map((debit) => ({
        ...debit,
        amount: smaller(debit.amount, balances.get(accountOf(debit.memberId)) ?? 0n),
      }))
      await postTransfers(
        tx,
        debited
          .filter(({ amount }) => amount > 0n)
          .map(({ memberId, ...debit }) => ({ ...debit, debit: accountOf(memberId), credit: studio })),
        at,
      )
      return new Map(debited.map(({ memberId, amount }) => [memberId, amount]))
    },
    balanceOf: async (memberId: bigint): Promise<bigint> =>
      (await balancesOf(tx, [accountOf(memberId)])).get(accountOf(memberId)) ?? 0n,
  }
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

async function openAll(
  tx: Db,
  site: { merchantCode: string; currency: string },
  memberIds: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  const sortedIds = [...new Set(memberIds)].toSorted((a, b) => (a < b ? -1 : 1))
  if (sortedIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'member_id'])
    .where('kind', '=', 'member')
    .where('wallet_type', '=', LOTTERY_WALLET)
    .where('member_id', 'in', sortedIds)
    .execute()
  const accounts = new Map(rows.flatMap(({ id, member_id: member }) => (member === null ? [] : [[member, id]])))
  for (const memberId of sortedIds) {
    if (accounts.has(memberId)) continue
    accounts.set(memberId, await openWallet(tx, { ...site, memberId }, { walletType: LOTTERY_WALLET }))
  }
  return accounts
}

async function balancesOf(tx: Db, accounts: readonly bigint[]): Promise<Map<bigint, bigint>> {
  if (accounts.length === 0) return new Map()
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'balance'])
    .where('id', 'in', [...accounts])
    .execute()
  return new Map(rows.map(({ id, balance }) => [id, balance ?? 0n]))
}
