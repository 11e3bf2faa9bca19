import type {
  addPlayerNote as noteEndpoint,
  messagePlayer as messageEndpoint,
  revealPlayer as revealEndpoint,
} from '@ante/contract/console/players/actions.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'

import { accountPaidTo } from '../../../cashier/public.ts'
import { inTransaction } from '../../../kit/db.ts'
import { wakeJobOnCommit } from '../../../kit/job-queue/add-job.ts'
import { LETTERS_JOB, lockedLetter, sendLetter, storeLetter } from '../../../messaging/public.ts'
import '../tables.ts'
import type { PlayerAction } from './player-action.ts'

/** Stores a note. Notes are immutable; a mistake is corrected by another note. */
export function addPlayerNote(
  { ports: { db, clock }, player, object, audit, staff }: PlayerAction,
  { text, isPinned }: ParsedInputOf<typeof noteEndpoint>,
): Promise<OutputOf<typeof noteEndpoint>> {
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('member_note')
      .values({
        merchant_code: player.merchantCode,
        member_id: player.id,
        at: clock.now(),
        staff_id: staff.staffId,
        author: staff.name,
        text,
        is_pinned: isPinned,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, { action: 'support.note.add', object, after: { note: String(id), isPinned } })
    return { id: String(id) }
  })
}

/** Sends a mail to the member, of the kind `service`, which excluded members receive too. */
export function messagePlayer(
  { ports: { db, clock, merchants }, player, object, audit }: PlayerAction,
  { title, text, key: messageKey, reason }: ParsedInputOf<typeof messageEndpoint>,
) {
  const { defaultLanguage } = merchants.of(player.merchantCode).settings
  const key = `staff:${messageKey}`
  return inTransaction(db, async (tx) => {
    const isRepeated = (await lockedLetter(tx, player.merchantCode, key)) !== undefined
    if (!isRepeated) {
      const texts = { [defaultLanguage]: { title, body: paragraphsOf(text) } }
      await storeLetter(tx, { merchant_code: player.merchantCode, key, texts, kind: 'service', pushes: true })
      const audience = { to: 'member' as const, id: String(player.id) }
      await sendLetter(tx, { merchantCode: player.merchantCode, key }, { audience, from: clock.now() })
      await wakeJobOnCommit(tx, LETTERS_JOB)
    }
    await audit(tx, { action: 'messaging.message.send', object, reason, after: { title, isRepeated } })
    return {}
  })
}

/** Converts plain text to rich text; markup in it is not interpreted. */
const paragraphsOf = (text: string): RichText =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ tag: 'p', children: [line] }))

type Fields = OutputOf<typeof revealEndpoint>['fields']

/**
 * Returns personal data in full. The audit log entry contains the reason and the name of the field, but not the data.
 */
export async function revealPlayer(
  { ports, player, object, audit }: PlayerAction,
  { part, reason }: ParsedInputOf<typeof revealEndpoint>,
): Promise<OutputOf<typeof revealEndpoint>> {
  const { db } = ports
  const fields = part === 'cards' ? await cardFields(ports, player.id) : await profileFields(ports, player.id, part)
  await inTransaction(db, (tx) =>
    audit(tx, { action: 'identity.personal-data.reveal', object, reason, after: { part }, result: 'read' }),
  )
  return { fields }
}

async function profileFields(
  { db }: PlayerAction['ports'],
  memberId: bigint,
  part: 'contact' | 'identity',
): Promise<Fields> {
  const profile = await db.selectFrom('member_profile').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  if (!profile) return []
  const { mobile, email, qq, wechat, facebook, line, whatsapp, zalo } = profile
  const shown =
    part === 'contact'
      ? { mobile, email, qq, wechat, facebook, line, whatsapp, zalo }
      : { payeeName: profile.payee_name, idNumber: profile.id_number, birthday: profile.birthday }
  return Object.entries(shown).flatMap(([name, value]) => (value ? [{ name, value: String(value) }] : []))
}

async function cardFields(ports: PlayerAction['ports'], memberId: bigint): Promise<Fields> {
  const cards = await ports.db
    .selectFrom('bank_card')
    .select(['id', 'bank_code'])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return Promise.all(
    cards.map(async ({ id, bank_code: bank }) => {
      const { accountNumber, accountHolder } = await accountPaidTo(ports, id)
      return { name: bank, value: `${accountNumber} · ${accountHolder}` }
    }),
  )
}
