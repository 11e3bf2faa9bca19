import { useLingui } from '@lingui/react/macro'

import { Badge } from '../ui/badge.tsx'

/** State of a flag; one that differs from the merchant of the page is marked. */
export function FlagState({ isOn, isDifferent = false }: { isOn: boolean; isDifferent?: boolean }) {
  const { t } = useLingui()
  const plain = isOn ? 'good' : undefined
  const tone = isDifferent ? 'warn' : plain
  return <Badge {...(tone && { tone })}>{isOn ? t`On` : t`Off`}</Badge>
}
