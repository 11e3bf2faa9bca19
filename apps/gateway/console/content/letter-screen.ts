import type { ListedContent } from '@ante/contract/console/content-calls.ts'
import { letterDelivery } from '@ante/contract/console/letters.ts'
import type { countAudience, LetterContent, ListedLetter } from '@ante/contract/console/letters.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { deliveryOf, draftTextsOf, isLetterSent, letterKind, letterOf, listedTexts } from '../../messaging/public.ts'
import type { DraftLetter, LetterFields } from '../../messaging/public.ts'
import { audienceOf, segmentSize } from '../../promotions/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import type { ContentScreen } from './content-screen.ts'

type Listed = Omit<ListedLetter, keyof ListedContent>

export const letterScreen: ContentScreen<LetterContent, DraftLetter, LetterFields, Listed> = {
  kind: letterKind,
  stored: ({ texts, ...content }) => ({ ...content, texts: draftTextsOf(texts) }),
  wire: ({ texts, ...content }) => ({ ...content, texts: listedTexts(texts) }),
  problem: async (db, _content, name) => ((await isLetterSent(db, name)) ? 'sent' : null),
  previewPath: () => '/m/webEmail',
  listed: (fields) => fields,
}

/** Counts the players who would get a letter. */
export const audienceSize = (
  { db, clock }: ScreenPorts,
  { audience }: ParsedInputOf<typeof countAudience>,
  context: StaffContext,
): Promise<OutputOf<typeof countAudience>> =>
  segmentSize(db, { merchantCode: merchantOf(context), audience: audienceOf(audience), now: clock.now() })

/** Returns how many members have received and read a letter. */
export async function deliveryOfLetter(
  { db, clock }: ScreenPorts,
  { key }: ParsedInputOf<typeof letterDelivery>,
  context: StaffContext,
): Promise<OutputOf<typeof letterDelivery>> {
  const letter = await letterOf(db, { merchantCode: merchantOf(context), key })
  if (!letter?.audience || letter.audience.to === 'member') throw refusalsOf(letterDelivery)('content.not.found')
  return deliveryOf(db, letter, clock.now())
}
