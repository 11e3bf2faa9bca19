import type { Bus } from '../../kit/bus.ts'
import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'

/** The topic: a JSON array of the ids, as text, of members one of whose withdrawals has moved. */
const TOPIC = 'withdrawal'
/** Who is told of balances listens here. */
const BALANCE_TOPIC = 'balance'

/** Tells the pages of a member that one of his withdrawals has moved, and maybe his balance. Call it after the commit. */
export function publishWithdrawal(bus: Bus, memberId: bigint): void {
  const payload = JSON.stringify([String(memberId)])
  bus.tell(TOPIC, payload)
  bus.tell(BALANCE_TOPIC, payload)
}

/** The same for an operator, who has no bus: with the commit. */
export async function publishWithdrawalOnCommit(tx: Db, memberId: bigint): Promise<void> {
  const payload = JSON.stringify([String(memberId)])
  await publishOnCommit(tx, TOPIC, payload)
  await publishOnCommit(tx, BALANCE_TOPIC, payload)
}

export interface WithdrawalVersion {
  memberId: string
  version: number
}

/** How many steps each of these members' withdrawals have gone; of who has none nothing is said. */
export async function withdrawalVersions(db: Db, memberIds: string[]): Promise<WithdrawalVersion[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('withdrawal_step')
    .select(({ fn }) => ['member_id', fn.max('id').as('version')])
    .where('member_id', 'in', memberIds.map(BigInt))
    .where('refused', '=', false)
    .groupBy('member_id')
    .execute()
  return rows.map(({ member_id: id, version }) => ({ memberId: String(id), version: Number(version) }))
}
