import { publishAnnouncement as endpoint } from '@ante/contract/console/announcements.ts'
import { LetterContent } from '@ante/contract/console/letters.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { wakeJobOnCommit } from '../../kit/job-queue/add-job.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { LETTERS_JOB } from '../jobs.ts'
import { letterOf, lockedLetter, sendLetter, stopLetter, storeLetter } from '../mail/letters.ts'
import { audienceOf, audienceText } from './announcement-content.ts'
import type { ContentKind } from './content-kind.ts'
import { DraftTexts, draftTextsIn, withoutTitle, wordingsOf } from './draft-texts.ts'
import { stateSql, titlesOf } from './edited-contents.ts'

const DraftLetter = z.object({ ...LetterContent.shape, texts: DraftTexts })
export type DraftLetter = z.infer<typeof DraftLetter>

export interface LetterFields {
  audience: string
  isTransactional: boolean
  sent: number
}

const refuse = refusalsOf(endpoint)

/** Mail letters to many members. A letter is delivered once: while it is delivered it is live, and afterwards ended. */
export const letterKind: ContentKind<DraftLetter, LetterFields> = {
  name: 'letter',
  publication: 'messaging.mail.publish',
  permission: 'messaging.mail.update',
  object: 'messaging.mail',
  content: DraftLetter,
  idsOf: 'mail_letter',
  missing: ({ texts }, languages) => withoutTitle(texts, languages),
  lacks: () => null,
  published: async (db, name) => {
    const letter = await letterOf(db, name)
    // A letter to one member is an answer to a question, and no content of the site.
    if (!letter?.audience || letter.audience.to === 'member' || letter.starts_at === null) return null
    const { audience, starts_at: publishedAt, ended_at: ended, stopped_at: stoppedAt, pushes } = letter
    const content = {
      texts: draftTextsIn(letter.texts),
      audience: audienceText(audience),
      isTransactional: letter.kind === 'service',
      pushes,
      from: publishedAt.toISOString(),
      until: null,
    }
    return { content, publishedAt, endsAt: stoppedAt === null ? ended : null, stoppedAt, row: letter }
  },
  idOf: async (db, name) => (await letterOf(db, name))?.id ?? null,
  publish: async (tx, { texts, audience, isTransactional, pushes, from }, { merchantCode, key, now }) => {
    const kind = isTransactional ? 'service' : 'offer'
    await storeLetter(tx, { merchant_code: merchantCode, key, texts: wordingsOf(texts), kind, pushes })
    const start = from === null || new Date(from) < now ? now : new Date(from)
    const isSent = await sendLetter(tx, { merchantCode, key }, { audience: audienceOf(audience), from: start })
    if (!isSent) throw refuse('content.invalid', { problem: 'sent' })
    await wakeJobOnCommit(tx, LETTERS_JOB)
  },
  stop: async (tx, { merchantCode, key, now }) => {
    const letter = await lockedLetter(tx, merchantCode, key)
    if (!letter?.audience || letter.ended_at !== null) return false
    await stopLetter(tx, letter.id, now)
    return true
  },
  listing: (merchantCode, now) => sql`
    select id, key, ${stateSql(now)} as state, ${titlesOf(sql`texts`)} as titles, published_at, ends_at,
      jsonb_build_object('audience', ${audienceSql}, 'isTransactional', kind = 'service', 'sent', sent) as fields
    from (
      select id, key, texts, kind, sent, audience, stopped_at, starts_at as published_at,
        case when stopped_at is null then ended_at end as ends_at
      from mail_letter where merchant_code = ${merchantCode} and audience ->> 'to' <> 'member'
    ) as letters`,
  draftFields: ({ audience, isTransactional }) => ({ audience, isTransactional, sent: 0 }),
}

/** SQL expression of an audience as text, as `audienceText` writes it. */
const audienceSql = sql`concat_ws(':', audience ->> 'to', coalesce(audience ->> 'level', audience ->> 'days'))`

/** Whether a letter was sent, so that it cannot be changed any more. */
export async function isLetterSent(db: Db, name: { merchantCode: string; key: string }): Promise<boolean> {
  return ((await letterOf(db, name))?.audience ?? null) !== null
}
