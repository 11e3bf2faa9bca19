import type { ListedPromotion, listPromotions } from '@ante/contract/console/promotions.ts'
import type { countSegment, estimatePromotion } from '@ante/contract/console/promotion-estimate.ts'
import { estimatePromotion as estimateEndpoint } from '@ante/contract/console/promotion-estimate.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { localizedFor } from '../../messaging/public.ts'
import { bonusWarnings } from '../../operator/house-edge/bonus-warnings.ts'
import { bonusesOfPromotion } from '../../operator/house-edge/promotion-bonuses.ts'
import {
  audienceOf,
  audienceText,
  contentOfPromotion,
  editedPromotions,
  estimateCost,
  findTypeDefinition,
  optionsOfContent,
  promotionDraft,
  PROMOTION_PUBLICATION,
  segmentSize,
  storedPromotion,
} from '../../promotions/public.ts'
import type { EditedPromotionRow, PromotionOptions } from '../../promotions/public.ts'
import { changesInReview } from '../../staff/public.ts'
import { siteLanguages } from '../content/content-screen.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const OBJECT = /^promotion:/

/** Returns the codes of the drafts that await another person. */
async function codesInReview(db: Db, merchantCode: string): Promise<string[]> {
  const changes = await changesInReview(db, { merchantCode, action: PROMOTION_PUBLICATION })
  return [...changes.keys()].map((object) => object.replace(OBJECT, ''))
}

/** Returns a page of promotions and drafts. */
export async function promotionsPage(
  ports: ScreenPorts,
  { state, type, after, size }: ParsedInputOf<typeof listPromotions>,
  context: StaffContext,
): Promise<OutputOf<typeof listPromotions>> {
  const merchantCode = merchantOf(context)
  const languages = siteLanguages(ports, merchantCode)
  const inReview = await codesInReview(ports.db, merchantCode)
  const filter = { merchantCode, now: ports.clock.now(), inReview, state, type, after }
  const rows = await editedPromotions(ports.db, { ...filter, limit: size + 1 })
  const { page, next } = pageOf(rows, size, ({ id }) => String(id))
  return { promotions: page.map((row) => listed(row, { languages, inReview })), next, languages: languages.length }
}

/** Returns a row of the list: the published version, or the draft where there is none. */
function listed(
  row: EditedPromotionRow,
  { languages, inReview }: { languages: readonly Language[]; inReview: readonly string[] },
): ListedPromotion {
  const { id, code, published, draft } = row
  const titles = (published === null ? row.draft_titles : row.titles) ?? {}
  const [first = 'EN'] = languages
  return {
    id: String(id),
    code,
    ...(published === null && draft ? draftFields(draft) : publishedFields(row)),
    title: localizedFor(titles, first, first)?.text ?? '',
    granted: { count: row.granted_count ?? 0, amount: textOf(row.granted_amount ?? 0n) },
    missing: languages.filter((language) => !titles[language]),
    draft: draft && (inReview.includes(code) ? 'review' : 'draft'),
    published,
  }
}

type Fields = Pick<ListedPromotion, 'type' | 'audience' | 'from' | 'until' | 'quota' | 'budget'>

const draftFields = ({
  type,
  audience,
  from,
  until,
  quota,
  budget,
}: NonNullable<EditedPromotionRow['draft']>): Fields => ({
  type,
  audience,
  from,
  until,
  quota,
  budget,
})

const publishedFields = (row: EditedPromotionRow): Fields => ({
  type: row.type ?? 'MANUAL',
  audience: row.audience ? audienceText(row.audience) : 'all',
  from: row.starts_at?.toISOString() ?? null,
  until: row.ends_at?.toISOString() ?? null,
  quota: row.quota,
  budget: row.budget === null ? null : textOf(row.budget),
})

/** Counts the players of a segment. */
export const segmentOf = (
  { db, clock }: ScreenPorts,
  { audience }: ParsedInputOf<typeof countSegment>,
  context: StaffContext,
): Promise<OutputOf<typeof countSegment>> =>
  segmentSize(db, { merchantCode: merchantOf(context), audience: audienceOf(audience), now: clock.now() })

/** Estimates the cost of the draft, or else of the published version. */
export async function estimateOf(
  ports: ScreenPorts,
  { code }: ParsedInputOf<typeof estimatePromotion>,
  context: StaffContext,
): Promise<OutputOf<typeof estimatePromotion>> {
  const { db, merchants, clock } = ports
  const merchantCode = merchantOf(context)
  const [draft, stored] = await Promise.all([
    promotionDraft(db, { merchantCode, code }),
    storedPromotion(db, { merchantCode, code }),
  ])
  const content = draft?.content ?? (stored && contentOfPromotion(stored))
  if (!content) throw refusalsOf(estimateEndpoint)('promotion.not.found')
  const { zone, currency } = merchants.of(merchantCode)
  const merchant = { code: merchantCode, zone, currency }
  const options = optionsOfContent(content)
  if (!isValid(options)) return unknownEstimate(currency)
  const estimate = await estimateCost(db, { merchant, code, options, stored, now: clock.now() })
  const { cost, rewards, days, history, tookPart, claimed, notes } = estimate
  return {
    currency,
    days,
    history,
    cost: {
      minimum: unitsText(cost.minimum),
      expected: cost.expected === null ? null : unitsText(cost.expected),
      maximum: cost.maximum === null ? null : unitsText(cost.maximum),
    },
    rewards,
    participation: tookPart && { percent: shareText(tookPart), promotions: tookPart.length },
    claimedPercent: percentText(claimed),
    notes,
    warnings: await bonusWarnings(db, merchant, bonusesOfPromotion(options)),
  }
}

const isValid = ({ type, rules }: PromotionOptions): boolean =>
  findTypeDefinition(type)?.rules.safeParse(rules).success === true

/** Estimate of a draft whose rules are incomplete. */
const unknownEstimate = (currency: string): OutputOf<typeof estimatePromotion> => ({
  currency,
  days: 0,
  history: null,
  cost: { minimum: '0.00', expected: null, maximum: null },
  rewards: { minimum: 0, expected: null, maximum: null },
  participation: null,
  claimedPercent: '100.0',
  notes: ['incomplete'],
  warnings: [],
})

const HUNDREDTH = 100

/** Amounts are estimated in units as numbers; the result has whole hundredths. */
const unitsText = (units: number): string => textOf(BigInt(Math.round(units / HUNDREDTH)) * BigInt(HUNDREDTH))

const percentText = (share: number): string => (share * 100).toFixed(1)

function shareText(tookPart: readonly { took: number; could: number }[]): string {
  const could = tookPart.reduce((sum, one) => sum + one.could, 0)
  return percentText(could === 0 ? 0 : Math.min(1, tookPart.reduce((sum, one) => sum + one.took, 0) / could))
}
