import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { listPromotions } from '@ante/contract/promotions/promotions.ts'

import { visiblePromotions } from './supported-promotion.ts'
import type { SupportedPromotion } from './supported-promotion.ts'
import type { Entry } from './entries/entries.ts'
import { evaluateFor } from './evaluate.ts'
import { isFor, participantOf } from './participant.ts'
import type { Viewer, PromotionPorts } from './promotion-ports.ts'
import { shownPromotion } from './shown-promotion.ts'
import { lastEntries, phaseOf, entryStatusOf } from './entry-status.ts'

/** Returns the promotions for a visitor or member, with the member's statuses; ended ones come last. */
export async function listFor(
  ports: PromotionPorts,
  { merchantCode, language, member: signedIn }: Viewer,
  { type }: ParsedInputOf<typeof listPromotions>,
): Promise<OutputOf<typeof listPromotions>> {
  const { db, clock, merchants } = ports
  const now = clock.now()
  const { currency, zone } = merchants.of(merchantCode)
  const member = await participantOf(db, signedIn)
  const visible = await visiblePromotions(db, merchantCode, now)
  const eligible = visible.filter(({ promotion }) => isFor(promotion.audience, member, now))
  if (member) for (const item of eligible) await evaluateFor(ports, item, member)
  const entries = member ? await lastEntries(db, member.memberId, now) : new Map<bigint, Entry>()
  const shown = [
    ...eligible.filter((item) => !isOver(item, now)),
    ...eligible.filter((item) => isOver(item, now)),
  ].filter(({ promotion }) => type === undefined || promotion.type === type)
  const viewerState = { member, isSignedIn: signedIn !== null, now }
  const promotions = await Promise.all(
    shown.map(async (item) => {
      const entryStatus = await entryStatusOf(db, item, viewerState, entries.get(item.promotion.id) ?? null)
      return shownPromotion(item.promotion, await item.type.describe(db, item.promotion), entryStatus, language)
    }),
  )
  return { promotions, currency, zone, now: now.toISOString() }
}

const isOver = ({ promotion }: SupportedPromotion, now: Date): boolean => phaseOf(promotion, now) === 'over'
