import type { Bus } from '../../kit/bus.ts'
import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'

/** Topic of changed withdrawals. Payload: a JSON array of member ids as text. */
const TOPIC = 'withdrawal'
/** Topic of balance changes. */
const BALANCE_TOPIC = 'balance'

/** Publishes to a member's pages that a withdrawal, and maybe the balance, has changed. Call it after the commit. */
export function publishWithdrawal(bus: Bus, memberId: bigint): void {
  const payload = JSON.stringify([String(memberId)])
  bus.publish(TOPIC, payload)
  bus.publish(BALANCE_TOPIC, payload)
}

/** Like `publishWithdrawal`, but on commit of the transaction: for commands, which have no bus. */
export async function publishWithdrawalOnCommit(tx: Db, memberId: bigint): Promise<void> {
  const payload = JSON.stringify([String(memberId)])
  await publishOnCommit(tx, TOPIC, payload)
  await publishOnCommit(tx, BALANCE_TOPIC, payload)
}

export interface WithdrawalVersion {
  memberId: string
  version: number
}

/** Returns the total number of steps of each member's withdrawals; members without withdrawals are missing. */
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
