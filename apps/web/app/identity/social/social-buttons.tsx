import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'
import type { SocialWay } from '@ante/contract/identity/social.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { useMerchant } from '../../merchant/public.ts'
import { RichPicture } from '../../ui/rich-picture.tsx'
import { Alert } from '../../ui/alert.tsx'
import { providers } from './providers.ts'
import { signInWays } from './queries.ts'
import { OrDivider } from '../sign-in-frame/or-divider.tsx'
import styles from './social-buttons.module.css'
import { SocialOutcome } from './social-outcome.tsx'
import { socialTexts } from './social-texts.ts'
import { useSocialLogin } from './use-social-login.ts'
import { loadPopup, useSocialStart } from './use-social-start.ts'

const FLAG = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' } as const

/** Buttons for social logins, if the merchant has any; beside other methods they may shrink to the providers' logos. */
export function SocialButtons({ shrinks = false }: { shrinks?: boolean }) {
  const { i18n } = useLingui()
  const { flags } = useMerchant()
  const { data } = useQuery(signInWays)
  const hydrated = useHydrated()
  const social = useSocialLogin()
  const { start, leaving } = useSocialStart(social, data?.firebase ?? null)
  const offered = data?.social.filter(({ provider }) => isSwitchedOn(flags, FLAG[provider])) ?? []
  useReadyPopup(offered)
  if (offered.length === 0) return null

  const busy = leaving.isPending || leaving.isSuccess || social.first.isPending
  return (
    <div className={classes(styles.social, shrinks && styles.shrinking)}>
      <OrDivider />
      <ul className={styles.actions}>
        {offered.map((item) => (
          <li key={item.provider} className={styles.provider}>
            <SocialButton socialProvider={item} disabled={!hydrated || busy} busy={busy} onTap={() => start(item)} />
          </li>
        ))}
      </ul>
      <Alert message={leaving.error ? i18n._(socialTexts(leaving.error)) : null} />
      <SocialOutcome social={social} />
    </div>
  )
}

interface SocialButtonProps {
  socialProvider: SocialWay
  disabled: boolean
  busy: boolean
  onTap(): void
}

function SocialButton({ socialProvider, disabled, busy, onTap }: SocialButtonProps) {
  const { t } = useLingui()
  const { name, mark } = providers[socialProvider.provider]
  return (
    <button
      type="button"
      className={classes(styles.button, busy && styles.busy)}
      disabled={disabled}
      aria-label={t`Continue with ${name}`}
      onClick={onTap}
    >
      <span className={styles.mark}>
        <RichPicture address={mark} description="" />
      </span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
    </button>
  )
}

function useReadyPopup(offered: SocialWay[]): void {
  const byFirebase = offered.some(({ by }) => by === 'firebase')
  useEffect(() => {
    if (byFirebase) whenIdle(() => loadPopup().catch(() => undefined))
  }, [byFirebase])
}
