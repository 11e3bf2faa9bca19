import { useLingui } from '@lingui/react/macro'

/** What somebody of a team is. */
export function useKindWords(): (type: number) => string {
  const { t } = useLingui()
  return (type) => (type === 0 ? t`Player` : t`Agent`)
}
