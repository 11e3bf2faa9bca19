import { useLingui } from '@lingui/react/macro'

/** Returns a formatter for audiences: `vip:3`. */
export function useAudienceText(): (audience: string) => string {
  const { t } = useLingui()
  return (audience) => {
    const [kind, number = ''] = audience.split(':')
    if (kind === 'vip') return t`VIP level ${number} and above`
    if (kind === 'new') return t`Registered in the last ${number} days`
    return kind === 'agents' ? t`Agents` : t`All`
  }
}
