import { randomUUID } from 'node:crypto'

import { makeMember } from '../identity/public.ts'
import { inTransaction } from '../kit/db.ts'
import { unitsOf } from '../kit/money.ts'
import { hashPassword } from '../kit/password.ts'
import { MerchantDirectory } from '../merchant/public.ts'
import { grant, openWallets } from '../wallet/public.ts'
import type { SharedGateway } from './start-gateway.ts'

export interface TestMember {
  merchantCode?: string
  type?: 0 | 1 | 2 | 40 | 41 | 42
  account?: string
  uplineId?: bigint
}

const TEST_PASSWORD = 'Secret2026'

/** Parts of a gateway needed to create test data. */
export interface MadePorts {
  ports: Pick<SharedGateway['ports'], 'db' | 'clock'>
}

const hashes = new Map<string, Promise<string>>()

/** Returns the hash of a password of test accounts, which is computed once per worker. */
export function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** Creates a member with this balance. */
export async function makeTestMember({ ports }: MadePorts, balance: string, options: TestMember = {}): Promise<bigint> {
  const { merchantCode = 'aurora', type = 0, uplineId = null } = options
  const { account = `t${randomUUID().replaceAll('-', '').slice(0, 12)}` } = options
  const merchants = new MerchantDirectory(ports)
  await merchants.load()
  const { currency } = merchants.of(merchantCode)
  const passwordHash = await hashOnce(TEST_PASSWORD)
  const { id } = await inTransaction(ports.db, (tx) =>
    makeMember(
      {
        db: tx,
        clock: ports.clock,
        onMemberMade: async (made, member) => {
          await openWallets({ clock: ports.clock, merchants }, made, member)
          const input = { key: `test:${member.id}`, memberId: member.id, merchantCode, currency, at: ports.clock.now() }
          if (unitsOf(balance) > 0n) await grant(made, { ...input, amount: unitsOf(balance) })
        },
      },
      { merchantCode, account, type, passwordHash, uplineId },
    ),
  )
  return id
}
