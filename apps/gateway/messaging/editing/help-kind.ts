import { HelpContent } from '@ante/contract/console/help.ts'
import { publishAnnouncement as endpoint } from '@ante/contract/console/announcements.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'

import { refusalsOf } from '../../kit/serve.ts'
import { storeHelp, stopHelp } from '../store-help.ts'
import { isHelpFull, newestHelp } from '../stored-help.ts'
import type { ContentKind } from './content-kind.ts'
import { DraftTexts, draftTextsIn, withoutTitle, wordingsOf } from './draft-texts.ts'
import { stateSql, titlesOf } from './edited-contents.ts'

const DraftHelp = z.object({ ...HelpContent.shape, texts: DraftTexts })
export type DraftHelp = z.infer<typeof DraftHelp>

interface HelpFields {
  position: number
}

const refuse = refusalsOf(endpoint)

/** Articles of the help center. A scheduled version does not hide the one that is shown until then. */
export const helpKind: ContentKind<DraftHelp, HelpFields> = {
  name: 'help',
  publication: 'messaging.help.publish',
  permission: 'messaging.help.update',
  object: 'messaging.help',
  content: DraftHelp,
  idsOf: 'announcement',
  missing: ({ texts }, languages) => withoutTitle(texts, languages),
  lacks: () => null,
  published: async (db, name) => {
    const stored = await newestHelp(db, name)
    if (!stored) return null
    const { position, published_at: publishedAt, ends_at: endsAt, stopped_at: stoppedAt } = stored
    // Articles without a start were written before they had versions.
    const from = publishedAt.getTime() === 0 ? null : publishedAt.toISOString()
    const until = endsAt?.toISOString() ?? null
    const content = { texts: draftTextsIn(stored.texts), position, from, until }
    return { content, publishedAt, endsAt, stoppedAt, row: stored }
  },
  idOf: async (db, name) => (await newestHelp(db, name))?.id ?? null,
  publish: async (tx, { texts, position, from, until }, { merchantCode, key, now, pages }) => {
    if (await isHelpFull(tx, { merchantCode, key })) throw refuse('content.invalid', { problem: 'limit' })
    // A version never begins in the past, so that it does not replace an earlier one.
    const publishedAt = from === null || new Date(from) < now ? now : new Date(from)
    const endsAt = until === null ? null : new Date(until)
    await storeHelp(tx, { merchantCode, key, position, texts: wordingsOf(texts), publishedAt, endsAt })
    await pages.texts(tx, merchantCode)
  },
  stop: async (tx, { merchantCode, key, now, pages }) => {
    if (!(await stopHelp(tx, { merchantCode, key, now }))) return false
    await pages.texts(tx, merchantCode)
    return true
  },
  listing: (merchantCode, now) => sql`
    select id, key, ${stateSql(now)} as state, ${titlesOf(sql`texts`)} as titles, nullif(published_at, 'epoch') as published_at, ends_at,
      jsonb_build_object('position', position) as fields
    from (
      select distinct on (key) * from help_article where merchant_code = ${merchantCode}
      order by key, published_at desc
    ) as newest`,
  draftFields: ({ position }) => ({ position }),
}
