import { withDatabase } from '../../kit/ledger.ts'

const EARLIER = `
  update bank_card set added_at = added_at - interval '2 days'
  where member_id in (select id from member where account = $1)`

/** Moves the creation times of a member's cards into the past, so that a withdrawal to them is allowed. */
export async function endWaitingPeriod(account: string): Promise<void> {
  await withDatabase(({ pool }) => pool.query(EARLIER, [account]))
}
