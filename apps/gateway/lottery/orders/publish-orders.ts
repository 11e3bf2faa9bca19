import type { Bus } from '../../kit/bus.ts'
import type { Db } from '../../kit/db.ts'

/** Bus topics of changed orders and balances. Payload: a JSON array of member ids as text. */
const TOPICS = ['lottery-order', 'balance']
/** Maximum number of members in a message: it stays far below the bus's limit of 7,000 bytes. */
const MEMBERS_A_MESSAGE = 250

/** Notifies open pages of these members that their orders have changed. Call it after the commit. */
export function publishOrders(bus: Bus, memberIds: Iterable<bigint>): void {
  const ids = [...memberIds].map(String)
  for (let at = 0; at < ids.length; at += MEMBERS_A_MESSAGE) {
    const payload = JSON.stringify(ids.slice(at, at + MEMBERS_A_MESSAGE))
    for (const topic of TOPICS) bus.publish(topic, payload)
  }
}

export interface OrderVersion {
  memberId: string
  version: number
}

/** Returns the version of each member's orders; members without orders are missing. */
export async function orderVersions(db: Db, memberIds: string[]): Promise<OrderVersion[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('lottery_player')
    .select(['member_id', 'version'])
    .where('member_id', 'in', memberIds.map(BigInt))
    .execute()
  return rows.map(({ member_id: id, version }) => ({ memberId: String(id), version: Number(version) }))
}
