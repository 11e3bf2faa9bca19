import type { BrandLook } from '@ante/contract/merchant/brand-design.ts'
import * as z from 'zod/mini'

import type { Ports } from '../../kit/ports.ts'
import { brandNamed } from './stored-brands.ts'

const PURPOSE = 'brand preview'
/** Validity of a preview's address in milliseconds. */
const PREVIEW_MS = 3_600_000

const Sealed = z.object({ merchantCode: z.string(), code: z.string(), untilMs: z.number() })

/** Query parameter of pages that are shown with the draft of a brand. */
export const PREVIEW_PARAMETER = 'brandPreview'

/** Returns a token with which the pages of a site are shown with the draft of a brand, for an hour. */
export function brandPreviewToken(
  { secrets, clock }: Pick<Ports, 'secrets' | 'clock'>,
  { merchantCode, code }: { merchantCode: string; code: string },
): string {
  const sealed = { merchantCode, code, untilMs: clock.now().getTime() + PREVIEW_MS } satisfies z.infer<typeof Sealed>
  return secrets.seal(Buffer.from(JSON.stringify(sealed)), PURPOSE).toString('base64url')
}

/** Returns the look of the draft that a token names; null for an invalid or expired token, or another merchant's. */
export async function previewedLook(
  { db, clock, secrets }: Pick<Ports, 'db' | 'clock' | 'secrets'>,
  token: string,
  merchantCode: string,
): Promise<BrandLook | null> {
  const opened = secrets.open(Buffer.from(token, 'base64url'), PURPOSE)
  const sealed = opened && Sealed.safeParse(JSON.parse(opened.toString())).data
  if (!sealed || sealed.untilMs <= clock.now().getTime() || sealed.merchantCode !== merchantCode) return null
  return (await brandNamed(db, { merchantCode, code: sealed.code }))?.draft_look ?? null
}
