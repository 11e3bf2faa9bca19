import { publishAnnouncement as endpoint } from '@ante/contract/console/announcements.ts'
import { ContentKey } from '@ante/contract/console/content-fields.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { guardedAction } from '../../kit/guarded-action.ts'
import type { GuardedAction } from '../../kit/guarded-action.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { objectOf } from './content-kind.ts'
import type { ContentKind, EditedContent, PageNotifier } from './content-kind.ts'
import { boundVersion, deleteDraft, lockedDraft } from './drafts.ts'
import type { Draft } from './drafts.ts'

const refuse = refusalsOf(endpoint)

/**
 * Returns the action that publishes a draft. One person with the right `apply` may publish alone; role templates have
 * only the rights to propose and to approve, so that two persons are needed. The values contain the whole content, and
 * an approval is void once the draft or the published version has changed.
 */
export const publicationOf = <Content extends EditedContent>(
  kind: ContentKind<Content, unknown>,
  pages: PageNotifier,
): GuardedAction =>
  guardedAction({
    name: kind.publication,
    permission: kind.permission,
    approval: 'above limit',
    skippable: false,
    values: z.object({ key: ContentKey, content: kind.content }),
    readObject: async (tx, { key }, target) => {
      const draft = await requireDraft(tx, kind, { ...target, key })
      const published = await kind.published(tx, { merchantCode: draft.merchant_code, key })
      return {
        object: objectOf(kind, key),
        version: boundVersion(draft, published),
        before: published && { key, content: published.content },
      }
    },
    apply: async (tx, { key, content }, { merchantCode, now }) => {
      const draft = await requireDraft(tx, kind, { merchantCode, key })
      const { from, until } = content
      if (until !== null && (new Date(until) <= now || (from !== null && until <= from))) throw refuse('content.ended')
      await kind.publish(tx, content, { merchantCode: draft.merchant_code, key, now, pages })
      await deleteDraft(tx, draft)
      return { key, content }
    },
  })

async function requireDraft<Content extends EditedContent>(
  tx: Db,
  kind: ContentKind<Content, unknown>,
  { merchantCode, key }: { merchantCode: string | null; key: string },
): Promise<Draft<Content>> {
  const draft = merchantCode === null ? null : await lockedDraft(tx, kind, { merchantCode, key })
  if (!draft) throw refuse('content.changed')
  return draft
}
