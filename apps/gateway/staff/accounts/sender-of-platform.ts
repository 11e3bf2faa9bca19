import type { Db } from '../../kit/db.ts'

/** Returns the merchant in whose name the outbox sends mails of the platform: the first one. */
export async function senderOfPlatform(tx: Db): Promise<string> {
  const first = await tx
    .selectFrom('merchant')
    .select('code')
    .where('trial_of', 'is', null)
    .orderBy('code')
    .limit(1)
    .executeTakeFirst()
  if (!first) throw new Error('there is no merchant in whose name the mail can be sent')
  return first.code
}
