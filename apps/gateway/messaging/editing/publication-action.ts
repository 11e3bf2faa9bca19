import { AnnouncementKey, publishAnnouncement as endpoint } from '@ante/contract/console/announcements.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { guardedAction } from '../../kit/guarded-action.ts'
import type { GuardedAction } from '../../kit/guarded-action.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { storeAnnouncement } from '../store-announcement.ts'
import { storedAnnouncement } from '../stored-announcements.ts'
import type { AnnouncementTable } from '../tables.ts'
import { announcementOfDraft, DraftContent, publishedContent } from './draft-content.ts'
import { boundVersion, deleteDraft, lockedDraft } from './drafts.ts'
import type { Draft } from './drafts.ts'

export const PUBLICATION = 'messaging.announcement.publish'

/** Object of the publication in change requests and the audit log. */
export const objectOf = (key: string): string => `announcement:${key}`

const refuse = refusalsOf(endpoint)

const Values = z.object({ key: AnnouncementKey, content: DraftContent })

interface Changed {
  merchantCode: string
  type: AnnouncementTable['type']
}

/**
 * Returns the action that publishes a draft. One person with the right `apply` may publish alone; role templates have
 * only the rights to propose and to approve, so that two persons are needed. The values contain the whole content, and
 * an approval is void once the draft or the published announcement has changed.
 */
export const announcementPublication = (notifyPages: (tx: Db, changed: Changed) => Promise<void>): GuardedAction =>
  guardedAction({
    name: PUBLICATION,
    permission: 'messaging.announcement.update',
    approval: 'above limit',
    skippable: false,
    values: Values,
    readObject: async (tx, { key }, target) => {
      const draft = await requireDraft(tx, target.merchantCode, key)
      const published = await storedAnnouncement(tx, { merchantCode: draft.merchant_code, key })
      return {
        object: objectOf(key),
        version: await boundVersion(tx, draft),
        before: published && { key, content: publishedContent(published) },
      }
    },
    apply: async (tx, { key, content }, { merchantCode, now }) => {
      const draft = await requireDraft(tx, merchantCode, key)
      const announcement = announcementOfDraft(content, { merchantCode: draft.merchant_code, key, now })
      const { ends_at: endsAt, published_at: beginsAt } = announcement
      if (endsAt !== null && (endsAt <= now || endsAt <= beginsAt)) throw refuse('announcement.ended')
      await storeAnnouncement(tx, announcement)
      await deleteDraft(tx, draft)
      await notifyPages(tx, { merchantCode: draft.merchant_code, type: content.type })
      return { key, content }
    },
  })

async function requireDraft(tx: Db, merchantCode: string | null, key: string): Promise<Draft> {
  const draft = merchantCode === null ? null : await lockedDraft(tx, { merchantCode, key })
  if (!draft) throw refuse('announcement.changed')
  return draft
}
