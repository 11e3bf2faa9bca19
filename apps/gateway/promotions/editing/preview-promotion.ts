import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import { previewPromotion as endpoint } from '@ante/contract/promotions/promotions.ts'
import * as z from 'zod/mini'

import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { PromotionPorts, Viewer } from '../core/promotion-ports.ts'
import { detailForVisitor } from '../core/show-promotion.ts'
import { parsePromotionRow } from '../core/supported-promotion.ts'
import { optionsOfContent } from './promotion-content.ts'
import { promotionDraft, storedPromotion } from './promotion-drafts.ts'

const PURPOSE = 'promotion preview'
const VALID_MS = 3_600_000

const Sealed = z.object({ merchantCode: z.string(), code: z.string(), untilMs: z.number() })

const refuse = refusalsOf(endpoint)

/** Returns a token with which a page of the site shows one promotion before its publication. */
export function promotionPreviewToken(
  { secrets, clock }: Pick<Ports, 'secrets' | 'clock'>,
  named: { merchantCode: string; code: string },
): string {
  const sealed = { ...named, untilMs: clock.now().getTime() + VALID_MS } satisfies z.infer<typeof Sealed>
  return secrets.seal(Buffer.from(JSON.stringify(sealed)), PURPOSE).toString('base64url')
}

type PreviewPorts = PromotionPorts & Pick<Ports, 'secrets'>

/** Returns the draft of a token, else the published version, as a visitor would get it while the promotion runs. */
export async function previewedPromotion(
  ports: PreviewPorts,
  token: string,
  viewer: Pick<Viewer, 'merchantCode' | 'language'>,
): Promise<PromotionDetail> {
  const { db, clock, secrets } = ports
  const opened = secrets.open(Buffer.from(token, 'base64url'), PURPOSE)
  const now = clock.now()
  if (!opened) throw refuse('promotion.not.found')
  const { code, untilMs, merchantCode } = Sealed.parse(JSON.parse(opened.toString()))
  if (untilMs <= now.getTime() || merchantCode !== viewer.merchantCode) throw refuse('promotion.not.found')
  const [draft, stored] = await Promise.all([
    promotionDraft(db, { merchantCode, code }),
    storedPromotion(db, { merchantCode, code }),
  ])
  const options = draft && optionsOfContent(draft.content)
  const unpublished = { granted_count: 0, granted_amount: 0n, version: 1, merchant_code: merchantCode, code }
  const shown = options ? { ...unpublished, id: draft.id, ...stored, ...options } : stored
  const supported =
    shown && parsePromotionRow({ ...shown, state: 'open', opened_at: now, closed_at: null, closed_reason: null })
  if (!supported || Object.keys(supported.promotion.texts).length === 0) throw refuse('promotion.not.found')
  return detailForVisitor(ports, { ...viewer, member: null }, supported)
}
