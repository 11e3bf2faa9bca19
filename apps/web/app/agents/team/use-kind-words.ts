import { useLingui } from '@lingui/react/macro'

/** Names of member types. */
export function useKindWords(): (type: number) => string {
  const { t } = useLingui()
  return (type) => (type === 0 ? t`Player` : t`Agent`)
}
