import type { ListedPromotion } from '@ante/contract/console/promotions.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { amountText, countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { useAudienceText } from '../ui/audience-text.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { promotionStateText, promotionTypeText } from '../ui/promotion-texts.ts'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'

type Row = ListedPromotion & {
  /** Number of languages of the site. */
  languages: number
}
const helper = createColumnHelper<Features, Row>()

export function usePromotionColumns() {
  const { t } = useLingui()
  const { zone } = useSite()
  const audienceText = useAudienceText()
  return helper.columns([
    helper.accessor('title', {
      header: t`Title`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span>{one.title || t`Without a title`}</span>
          <small>{one.code}</small>
        </span>
      ),
    }),
    helper.accessor('type', { header: t`Type`, cell: ({ getValue }) => t(promotionTypeText[getValue()]) }),
    helper.accessor('published', {
      header: t`State`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          {[one.published, one.draft].map(
            (state) =>
              state && (
                <Badge key={state} tone={promotionStateText[state].tone}>
                  {t(promotionStateText[state].text)}
                </Badge>
              ),
          )}
        </span>
      ),
    }),
    helper.accessor('audience', { header: t`Players`, cell: ({ getValue }) => audienceText(getValue()) }),
    helper.accessor('granted', {
      header: t`Granted`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span>
            {one.budget === null
              ? amountText(one.granted.amount)
              : t`${amountText(one.granted.amount)} of ${amountText(one.budget)}`}
          </span>
          <small>
            {one.quota === null
              ? t`${countText(one.granted.count)} rewards`
              : t`${countText(one.granted.count)} of ${countText(one.quota)} rewards`}
          </small>
        </span>
      ),
    }),
    helper.accessor('missing', {
      header: t`Languages`,
      cell: ({ row: { original: one } }) =>
        one.missing.length === 0 ? (
          t`Complete`
        ) : (
          <Badge tone="warn">{t`${one.languages - one.missing.length} of ${one.languages}`}</Badge>
        ),
    }),
    helper.accessor('from', {
      header: t`From`,
      cell: ({ getValue }) => {
        const at = getValue()
        return at === null ? t`Publication` : <Time at={at} zone={zone} />
      },
    }),
    helper.accessor('until', {
      header: t`Until`,
      cell: ({ getValue }) => {
        const at = getValue()
        return at === null ? t`No end` : <Time at={at} zone={zone} />
      },
    }),
  ])
}
