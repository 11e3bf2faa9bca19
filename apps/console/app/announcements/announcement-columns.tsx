import type { ListedAnnouncement } from '@ante/contract/console/announcements.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { useSite } from '../lib/site.ts'
import { executionText, stateText, typeText } from '../ui/announcement-texts.ts'
import { useAudienceText } from '../ui/audience-text.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'

type Row = ListedAnnouncement & {
  /** Number of languages of the site. */
  languages: number
}
const helper = createColumnHelper<Features, Row>()

export function useAnnouncementColumns() {
  const { t } = useLingui()
  const { zone } = useSite()
  const audienceText = useAudienceText()
  return helper.columns([
    helper.accessor('title', {
      header: t`Title`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span>{one.title || t`Without a title`}</span>
          <small>{one.key}</small>
        </span>
      ),
    }),
    helper.accessor('type', { header: t`Type`, cell: ({ getValue }) => t(typeText[getValue()]) }),
    helper.accessor('published', {
      header: t`State`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          {[one.published, one.draft].map(
            (state) =>
              state && (
                <Badge key={state} tone={stateText[state].tone}>
                  {t(stateText[state].text)}
                </Badge>
              ),
          )}
        </span>
      ),
    }),
    helper.accessor('audience', {
      header: t`Shown to`,
      cell: ({ row: { original: one } }) =>
        [one.execution && t(executionText[one.execution]), one.audience !== 'all' && audienceText(one.audience)]
          .filter((word) => typeof word === 'string')
          .join(' · ') || t`All`,
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
    helper.accessor('priority', { header: t`Priority` }),
  ])
}
