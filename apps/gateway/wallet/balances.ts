import type { WalletBalances } from '@ante/contract/wallet/balance.ts'

import type { Db } from '../kit/db.ts'
import { textOf } from '../kit/money.ts'
import { currencySymbol, walletName } from './rules.ts'

/** The wallets of a member; `typeId` 0 means all of them. */
export async function balancesOf(
  db: Db,
  member: { id: bigint; currency: string },
  typeId: number,
): Promise<WalletBalances> {
  const accounts = await db
    .selectFrom('account')
    .select(['wallet_type', 'balance'])
    .where('kind', '=', 'member')
    .where('member_id', '=', member.id)
    .orderBy('wallet_type')
    .execute()
  const asked = accounts.filter((account) => typeId === 0 || account.wallet_type === typeId)
  const balance = asked.map(({ wallet_type: type, balance: units }) => ({
    accountTypeId: type ?? 0,
    accountName: walletName(type ?? 0),
    availBalance: textOf(units ?? 0n),
  }))
  const sum = asked.reduce((total, account) => total + (account.balance ?? 0n), 0n)
  return {
    sumBalance: textOf(sum),
    balance,
    currency: member.currency,
    currencySymbol: currencySymbol(member.currency),
  }
}

export interface BalanceState {
  memberId: string
  /** Grows with every change of the member's wallets. */
  version: number
  sumBalance: string
  currency: string
}

/** How all these members stand now, by one query. */
export async function balanceStates(db: Db, memberIds: string[]): Promise<BalanceState[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('account')
    .select(({ fn }) => [
      'member_id',
      'currency',
      fn.sum<string>('balance').as('sum'),
      fn.sum<string>('version').as('version'),
    ])
    .where('kind', '=', 'member')
    .where('member_id', 'in', memberIds.map(BigInt))
    .groupBy(['member_id', 'currency'])
    .execute()
  return rows.map(({ member_id: id, currency, sum, version }) => ({
    memberId: String(id),
    version: Number(version),
    sumBalance: textOf(BigInt(sum)),
    currency,
  }))
}
