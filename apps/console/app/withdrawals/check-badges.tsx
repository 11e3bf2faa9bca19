import type { ReviewCheck } from '@ante/contract/console/withdrawal-parts.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { checkText } from './withdrawal-texts.ts'

/** Badges of the failed checks of a row. */
export function CheckBadges({ failed }: { failed: readonly ReviewCheck[] }) {
  const { t } = useLingui()
  if (failed.length === 0)
    return (
      <Badge tone="good">
        <Trans>Clear</Trans>
      </Badge>
    )
  return (
    <span className={cells.badges}>
      {failed.map((code) => (
        <Badge key={code} tone="bad">
          {t(checkText[code].failed)}
        </Badge>
      ))}
    </span>
  )
}
