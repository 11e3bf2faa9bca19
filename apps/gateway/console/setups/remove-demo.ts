import { depositPromotions } from '@ante/demo/payments.ts'
import { removeDemoContent as endpoint } from '@ante/contract/console/merchant-setups.ts'
import { AnnouncementType } from '@ante/contract/messaging/announcements.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { deleteBonuses } from '../../cashier/public.ts'
import { DEMO_PREFIX } from '../../demo/announcements-part.ts'
import { inTransaction } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { deleteAnnouncements, FIRST_VERSION_AT, removeHelpFrom } from '../../messaging/public.ts'
import { pageNotifier } from '../../operator/kit/page-notifier.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { demoContents } from './merchant-plan.ts'
import { requirePlatform } from './require-platform.ts'
import { isComplete } from './step-problems.ts'
import { lockedSetup, markDemoRemoved, setupObject } from './stored-setups.ts'

/** Removes banners, announcements, answers and bonuses of the demo. Versions of answers that staff has published stay. */
export function removeDemoContent(
  { db }: ScreenPorts,
  { id, reason }: ParsedInputOf<typeof endpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof endpoint>> {
  requirePlatform(context)
  const refuse = refusalsOf(endpoint)
  return inTransaction(db, async (tx) => {
    const setup = await lockedSetup(tx, BigInt(id))
    if (!setup || setup.state === 'discarded') throw refuse('setup.not_found')
    const { merchant_code: merchantCode, steps } = setup
    if (merchantCode === null || !isComplete(steps)) throw refuse('setup.not_created')
    if (!setup.has_demo) throw refuse('setup.without_demo')
    const keys = demoContents(steps).articles.map(({ key }) => key)
    const removed = {
      announcements: await deleteAnnouncements(tx, { merchantCode, prefix: DEMO_PREFIX }),
      articles: await removeHelpFrom(tx, { merchantCode, keys, publishedAt: FIRST_VERSION_AT }),
      bonuses: await deleteBonuses(
        tx,
        merchantCode,
        depositPromotions.map(({ code }) => code),
      ),
    }
    await markDemoRemoved(tx, setup)
    for (const type of AnnouncementType.options) await pageNotifier.announcements(tx, { merchantCode, type })
    await pageNotifier.texts(tx, merchantCode)
    await publishOnCommit(tx, 'merchant', merchantCode)
    const entry = { action: 'merchant.setup.remove_demo', object: setupObject(setup.id), merchantCode, reason }
    await context.audit(tx, { ...entry, before: removed, after: null })
    return { removed: removed.announcements + removed.articles + removed.bonuses }
  })
}
