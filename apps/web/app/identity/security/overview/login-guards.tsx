import type { getSecondFactor } from '@ante/contract/identity/second-factor.ts'
import type { SecurityConfig } from '@ante/contract/identity/security-config.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { formatTimeAgo } from '../../../lib/i18n/format-time-ago.ts'
import { GuardLink, GuardRow } from './guard-row.tsx'
import styles from './guard-row.module.css'
import { isShortOfCodes } from '../security-level.ts'
import type { SecuritySheet } from '../use-sheets.ts'

interface LoginGuardsProps {
  guards: OutputOf<typeof getSecondFactor>
  config: SecurityConfig
  onOpen(sheet: SecuritySheet): void
}

/** Source: the gateway's recovery codes. */
const ALL_CODES = 10

/** Factors required to sign in, and open sessions. */
export function LoginGuards({ guards, config, onOpen }: LoginGuardsProps) {
  const { t, i18n } = useLingui()
  const { authenticator, recoveryCodesLeft, hasPassword, passwordChangedAt } = guards
  const { passkeys } = config.secondFactor
  const devices = config.devices.count
  const changed = passwordChangedAt && formatTimeAgo(passwordChangedAt, i18n.locale)
  return (
    <ul className={styles.list}>
      <GuardLink to={hasPassword ? '/m/changePsw' : '/m/forget'} path="lock" title={t`Password`} isOn={hasPassword}>
        {!hasPassword && t`Not set. Set a password to add more protection.`}
        {hasPassword && (changed ? t`Last changed: ${changed}` : t`Never changed`)}
      </GuardLink>
      <GuardRow path="passkey" title={t`Passkeys`} isOn={passkeys > 0} onOpen={() => onOpen('passkeys')}>
        {passkeys > 0
          ? t`${plural(passkeys, { one: '# passkey', other: '# passkeys' })} on your account`
          : t`Log in with your fingerprint or face`}
      </GuardRow>
      <GuardRow path="digits" title={t`Authenticator app`} isOn={authenticator} onOpen={() => onOpen('authenticator')}>
        {authenticator ? t`Required at each login` : t`A code in addition to your password`}
      </GuardRow>
      {authenticator && (
        <GuardRow
          path="list"
          title={t`Recovery codes`}
          isOn={!isShortOfCodes({ authenticator, recoveryCodesLeft, passkeys })}
          onOpen={() => onOpen('recovery')}
        >
          {t`${recoveryCodesLeft} of ${ALL_CODES} left`}
        </GuardRow>
      )}
      <GuardRow path="phone" title={t`Devices`} onOpen={() => onOpen('devices')}>
        {t`${plural(devices, { one: 'Logged in on # device', other: 'Logged in on # devices' })}`}
      </GuardRow>
    </ul>
  )
}
