import { useLingui } from '@lingui/react/macro'

/** Names of member types. */
export function useKindTexts(): (type: number) => string {
  const { t } = useLingui()
  return (type) => (type === 0 ? t`Player` : t`Agent`)
}
