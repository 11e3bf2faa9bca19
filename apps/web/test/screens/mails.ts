import type { TestGateway } from '@ante/gateway/test'

const WRITE = `
  select write_mail(array[$1::bigint], 'withdrawal:' || $2::text, 'withdrawal', 'withdrawal.paid', jsonb_build_object(
    'id', $2::text, 'amount', '300.00', 'currency', 'PHP', 'bank', 'Riverside Bank', 'digits', '4821', 'reason', ''),
    null, now(), true)`

/** Writes the mail of a paid withdrawal to a member of Aurora, as the cashier does. */
export async function mailPaidWithdrawal({ ports }: TestGateway, memberId: string): Promise<void> {
  await ports.pool.query(WRITE, [memberId, `W${memberId}`])
}
