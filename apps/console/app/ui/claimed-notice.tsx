import { useLingui } from '@lingui/react/macro'

import { Notice } from './notice.tsx'

/** Notice in the panel of a row that another reviewer has claimed. */
export function ClaimedNotice({ by }: { by: string | null }) {
  const { t } = useLingui()
  return by === null ? null : <Notice tone="warn">{t`${by} is reviewing it. You can't decide at the moment.`}</Notice>
}
