import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { applyForPromotion } from '@ante/contract/promotions/promotions.ts'

import type { MemberContext } from '../../../kit/context.ts'
import type { Db } from '../../../kit/db.ts'
import type { Ports } from '../../../kit/ports.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import { runMemberAction, currentPeriod, refuse as refuseUsually } from '../member-action.ts'
import type { ActionContext } from '../member-action.ts'
import { lockPromotion } from '../supported-promotion.ts'
import { walk } from '../../../kit/state-machine/move.ts'
import { illegal } from '../../../kit/state-machine/transition-errors.ts'
import { entryStates } from '../entries/entry-states.ts'
import { UNATTACHED_PICTURE_MS } from './pictures.ts'

const refuse = refusalsOf(applyForPromotion)

type Application = ParsedInputOf<typeof applyForPromotion>

/** Stores a member's application for the reward of a promotion, for review by staff; returns the promotion's code. */
export function apply(
  ports: Pick<Ports, 'db' | 'clock'>,
  context: Pick<MemberContext, 'member' | 'idempotencyKey'>,
  application: Application,
): Promise<string> {
  const { promotionId: code, version, comment } = application
  return runMemberAction(ports, context, {
    find: (tx, merchantCode) => lockPromotion(tx, { merchantCode, code }),
    notFound: () => refuseUsually('promotion.not.found'),
    version,
    periodAt: currentPeriod,
    work: async (tx, acting) => {
      const { supported, entry, step, requestKey } = acting
      const { promotion, type } = supported
      const cannotReapply = entry.state === 'rejected' && type.mayApplyAgain?.(promotion) !== true
      const transition = { id: entry.id, from: entry.state, to: 'applying' } as const
      if (!type.checkApplication || cannotReapply) throw illegal(entryStates, transition)
      const pictures = [...new Set(application.pictureIds)]
      const change = { comment, reason: '', request_key: requestKey }
      await walk(tx, entryStates, transition, { ...step, change })
      type.checkApplication(promotion, { comment, pictures: pictures.length })
      await attachPictures(tx, acting, pictures)
    },
  })
}

/** Assigns the pictures to this application, and deletes the pictures of a rejected one. */
async function attachPictures(
  tx: Db,
  { supported, entry, member, step }: ActionContext,
  pictures: string[],
): Promise<void> {
  await tx.deleteFrom('promotion_picture').where('entry_id', '=', entry.id).execute()
  if (pictures.length === 0) return
  const { numUpdatedRows } = await tx
    .updateTable('promotion_picture')
    .set({ entry_id: entry.id })
    .where('id', 'in', pictures)
    .where('member_id', '=', member.memberId)
    .where('promotion_id', '=', supported.promotion.id)
    .where('entry_id', 'is', null)
    .where('at', '>', new Date(step.now.getTime() - UNATTACHED_PICTURE_MS))
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== pictures.length) throw refuse('application.picture.not.found')
}
