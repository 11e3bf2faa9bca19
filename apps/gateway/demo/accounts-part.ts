import { accounts, DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import { merchants } from '@ante/demo/merchants.ts'
import type { DemoAccount } from '@ante/demo/types.ts'

import { makeMember } from '../identity/public.ts'
import type { OnMemberMade } from '../identity/public.ts'
import type { Clock } from '../kit/clock.ts'
import type { Db } from '../kit/db.ts'
import { unitsOf } from '../kit/money.ts'
import { hashPassword } from '../kit/password.ts'
import { MerchantDirectory } from '../merchant/public.ts'
import { grant, openWallets } from '../wallet/public.ts'
import type { Part } from './part.ts'

/** Demo accounts with their initial balances, the same at each merchant. */
export function accountsPart(clock: Clock): Part {
  return {
    name: 'accounts',
    source: { accounts, merchants: merchants.map(({ code }) => code), DEMO_PASSWORD },
    write: async (tx) => {
      const directory = new MerchantDirectory({ db: tx, clock })
      await directory.load()
      const passwordHash = await hashPassword(DEMO_PASSWORD)
      for (const { code } of merchants) await createAccounts({ tx, clock, merchants: directory, passwordHash }, code)
    },
  }
}

interface AccountPorts {
  tx: Db
  clock: Clock
  merchants: MerchantDirectory
  passwordHash: string
}

/** Creates the accounts in the order of the list, in which uplines precede their downlines. */
async function createAccounts(ports: AccountPorts, merchantCode: string): Promise<void> {
  const made = new Map<string, bigint>()
  for (const account of accounts) {
    const uplineId = account.upline === null ? null : (made.get(account.upline) ?? null)
    made.set(account.account, await createAccount(ports, account, { merchantCode, uplineId }))
  }
}

/** Creates an account. The balance is credited at creation only, so that existing accounts keep theirs. */
async function createAccount(
  { tx, clock, merchants: directory, passwordHash }: AccountPorts,
  { account, type, balance }: DemoAccount,
  { merchantCode, uplineId }: { merchantCode: string; uplineId: bigint | null },
): Promise<bigint> {
  const { currency } = directory.of(merchantCode)
  const onMemberMade: OnMemberMade = async (writeTx, member) => {
    await openWallets({ clock, merchants: directory }, writeTx, member)
    const key = `demo:${merchantCode}:${account}`
    await grant(writeTx, {
      key,
      memberId: member.id,
      merchantCode,
      currency,
      amount: unitsOf(balance),
      at: clock.now(),
    })
  }
  const newMember = { merchantCode, account, type, passwordHash, uplineId }
  const { id } = await makeMember({ db: tx, clock, onMemberMade }, newMember)
  return id
}
