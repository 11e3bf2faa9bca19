import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { listPromotions } from '@ante/contract/promotions/activities.ts'

import { activitiesShown } from './activity.ts'
import type { SupportedActivity } from './activity.ts'
import type { Entry } from './entries/entries.ts'
import { evaluateFor } from './evaluate.ts'
import { isFor, participantOf } from './participant.ts'
import type { Viewer, PromotionPorts } from './promotion-ports.ts'
import { shownPromotion } from './shown-promotion.ts'
import { lastEntries, phaseOf, entryStatusOf } from './entry-status.ts'

/** Returns the promotions for a visitor or member, with the member's state; ended ones come last. */
export async function listFor(
  ports: PromotionPorts,
  { merchantCode, language, member: signedIn }: Viewer,
  { type }: ParsedInputOf<typeof listPromotions>,
): Promise<OutputOf<typeof listPromotions>> {
  const { db, clock, merchants } = ports
  const now = clock.now()
  const { currency, zone } = merchants.of(merchantCode)
  const member = await participantOf(db, signedIn)
  const shownPromotions = await activitiesShown(db, merchantCode, now)
  const eligible = shownPromotions.filter(({ activity }) => isFor(activity.audience, member, now))
  if (member) for (const item of eligible) await evaluateFor(ports, item, member)
  const entries = member ? await lastEntries(db, member.memberId, now) : new Map<bigint, Entry>()
  const shown = [
    ...eligible.filter((promotion) => !isOver(promotion, now)),
    ...eligible.filter((promotion) => isOver(promotion, now)),
  ].filter(({ activity }) => type === undefined || activity.type === type)
  const viewerState = { member, isSignedIn: signedIn !== null, now }
  const promotions = await Promise.all(
    shown.map(async (item) => {
      const entryStatus = await entryStatusOf(db, item, viewerState, entries.get(item.activity.id) ?? null)
      return shownPromotion(item.activity, await item.type.describe(db, item.activity), entryStatus, language)
    }),
  )
  return { promotions, currency, zone, now: now.toISOString() }
}

const isOver = ({ activity }: SupportedActivity, now: Date): boolean => phaseOf(activity, now) === 'over'
