import { sealedFor } from '../../outbox/write-message.ts'
import type { SharedGateway } from '../../test/start-gateway.ts'

/** Returns the token in the newest invitation mail to an address. */
export async function invitationToken({ ports: { db, secrets } }: SharedGateway, mail: string): Promise<string> {
  const { id, body } = await db
    .selectFrom('outbox_message')
    .select(['id', 'body'])
    .where('recipient', '=', mail)
    .orderBy('written_at', 'desc')
    .executeTakeFirstOrThrow()
  const text = secrets.open(body ?? Buffer.alloc(0), sealedFor(id))?.toString('utf8') ?? ''
  const [, token] = /\/invitation#([\w-]{43})/.exec(text) ?? []
  if (token === undefined) throw new Error(`no invitation to ${mail}`)
  return token
}
