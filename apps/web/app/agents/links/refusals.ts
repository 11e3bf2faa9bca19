import { createAffiliateUrl } from '@ante/contract/agents/links.ts'
import type { deleteAffiliateUrl } from '@ante/contract/agents/links.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused, refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { formatDate } from '../../lib/i18n/format-date.ts'
import { callFailure } from '../../ui/call-failure.ts'

type LinkRefusal = RefusalCodeOf<typeof createAffiliateUrl> | RefusalCodeOf<typeof deleteAffiliateUrl>

const linkTexts = {
  'affiliate.link.too.many': msg`You’ve reached the link limit. Delete a link you don’t need.`,
  'affiliate.link.day.invalid': msg`Choose a date from today on, or make the link permanent.`,
  'rebate.out.of.range': msg`Your own rates have changed. Check them again.`,
  'series.out.of.range': msg`Your own rates have changed. Check them again.`,
  'responsible.gaming.excluded': msg`You’re taking a break, so you can’t create links for now. Your existing links aren’t affected.`,
  'affiliate.link.not.found': msg`This link is no longer yours.`,
  ILLEGAL_STATE: msg`This link has expired and can’t be used to register.`,
} satisfies RefusalTexts<LinkRefusal, MessageDescriptor>

const hasText = (code: string): code is LinkRefusal => code in linkTexts

/** Returns the message for a failure. */
export function linkFailure(error: unknown, locale: string): MessageDescriptor {
  const refused = refusalOf(createAffiliateUrl, error)
  if (refused?.code === 'affiliate.link.day.invalid') {
    const from = formatDate(refused.details.from, locale)
    const to = formatDate(refused.details.to, locale)
    return msg`Choose a date from ${from} to ${to}, or make the link permanent.`
  }
  return error instanceof CallRefused && hasText(error.code) ? linkTexts[error.code] : callFailure(error)
}
