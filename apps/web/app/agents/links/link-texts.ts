import type { AffiliateUrl } from '@ante/contract/agents/links.ts'
import { dayOf } from '@ante/contract/kit/days.ts'
import { prizeModeNames } from '@ante/contract/lottery/orders/order-status.ts'
import type { PrizeModeId } from '@ante/contract/lottery/orders/order-status.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { formatDate } from '../../lib/i18n/format-date.ts'
import { groupName, prizeModeTexts } from '../../lottery/public.ts'

export const newcomerTexts: Record<AffiliateUrl['type'], MessageDescriptor> = {
  0: msg`For players`,
  1: msg`For agents`,
}

/** State and end of a link. */
export function stateTexts(
  { status, endDate }: Pick<AffiliateUrl, 'status' | 'endDate'>,
  { locale, zone }: { locale: string; zone: string },
): MessageDescriptor {
  if (status === 0) return msg`Deleted`
  if (status === 2) return msg`Expired`
  if (endDate === null) return msg`Permanent`
  // `endDate` is exclusive: the link ends with the day before it.
  const lastDay = formatDate(dayOf(zone, new Date(Date.parse(endDate) - 1).toISOString()), locale)
  return msg`Until ${lastDay}`
}

interface Series {
  groupCode: string
  prizeModeId: PrizeModeId
}

/** Key of a series. */
export const seriesKey = ({ groupCode, prizeModeId }: Series): string => `${groupCode} ${prizeModeId}`

/** Display name of a lottery group; with the prize mode unless it is the default. */
export function seriesName({ groupCode, prizeModeId }: Series, i18n: I18n): string {
  const group = groupName(groupCode, i18n)
  return prizeModeId === 1 ? group : `${group} · ${i18n._(prizeModeTexts[prizeModeNames[prizeModeId]])}`
}
