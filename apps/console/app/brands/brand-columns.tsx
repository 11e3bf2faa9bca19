import type { ListedBrand } from '@ante/contract/console/brands.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { schemeText } from './brand-texts.ts'
import styles from './brands.module.css'

const helper = createColumnHelper<Features, ListedBrand>()

export function useBrandColumns() {
  const { t } = useLingui()
  const { zone } = useSite()
  return helper.columns([
    helper.accessor('name', {
      header: t`Name`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span>{one.name}</span>
          <small>{one.code}</small>
        </span>
      ),
    }),
    helper.accessor('swatches', {
      header: t`Colours`,
      cell: ({ getValue }) => (
        <span className={styles.swatches} aria-hidden>
          {getValue().map((colour, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same colour may occur twice, and the list never changes its order
            <span key={at} className={styles.swatch} style={{ background: colour }} />
          ))}
        </span>
      ),
    }),
    helper.accessor('schemes', {
      header: t`Schemes`,
      cell: ({ getValue }) =>
        getValue()
          .map((scheme) => t(schemeText[scheme]))
          .join(' · '),
    }),
    helper.accessor('live', {
      header: t`State`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          {one.live !== null && <Badge tone="good">{t`Live: version ${one.live}`}</Badge>}
          {one.staged !== null && <Badge tone="accent">{t`Staged: version ${one.staged}`}</Badge>}
          {one.live === null && one.staged === null && <Badge>{t`Draft`}</Badge>}
        </span>
      ),
    }),
    helper.accessor('editedBy', { header: t`Edited by` }),
    helper.accessor('editedAt', {
      header: t`Edited`,
      cell: ({ getValue }) => <Time at={getValue()} zone={zone} />,
    }),
  ])
}
