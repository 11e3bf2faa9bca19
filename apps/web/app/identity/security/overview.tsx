import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { timeAgo } from '../../lib/words/time-ago.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GuardLink, GuardRow } from './guard-row.tsx'
import styles from './guard-row.module.css'
import { accountGuards, openSessions, passkeys } from './queries.ts'
import { isShortOfCodes } from './security-level.ts'
import { SecuritySheets } from './security-sheets.tsx'
import { StatusCard } from './status-card.tsx'
import { useSheets } from './use-sheets.ts'

const ROW_PX = 72
const ROWS_AWAITED = 4
const STATUS_PX = 168
/** Source: the gateway's recovery codes. */
const ALL_CODES = 10

/** How well the account is guarded, and each guard with its state. */
export function Overview() {
  const { t, i18n } = useLingui()
  const { data: guards } = useSuspenseQuery(accountGuards)
  const { data: kept } = useSuspenseQuery(passkeys)
  const { data: signedIn } = useSuspenseQuery(openSessions)
  const sheets = useSheets()
  const { authenticator, recoveryCodesLeft, hasPassword, passwordChangedAt } = guards
  const keys = kept.passkeys.length
  const devices = signedIn.sessions.length
  const changed = passwordChangedAt && timeAgo(passwordChangedAt, i18n.locale)
  const state = { authenticator, recoveryCodesLeft, passkeys: keys }

  return (
    <>
      <StatusCard guards={state} onOpen={sheets.show} />
      <ul className={styles.list}>
        <GuardLink to={hasPassword ? '/m/changePsw' : '/m/forget'} path="lock" title={t`Password`} isOn={hasPassword}>
          {!hasPassword && t`None yet. Set one to add other guards.`}
          {hasPassword && (changed ? t`Last changed: ${changed}` : t`As it was from the beginning`)}
        </GuardLink>
        <GuardRow path="passkey" title={t`Passkeys`} isOn={keys > 0} onOpen={() => sheets.show('passkeys')}>
          {keys > 0
            ? t`${plural(keys, { one: '# passkey', other: '# passkeys' })} on your account`
            : t`Log in by finger or face`}
        </GuardRow>
        <GuardRow
          path="digits"
          title={t`Authenticator app`}
          isOn={authenticator}
          onOpen={() => sheets.show('authenticator')}
        >
          {authenticator ? t`Each login asks for its code` : t`A code besides the password`}
        </GuardRow>
        {authenticator && (
          <GuardRow
            path="list"
            title={t`Recovery codes`}
            isOn={!isShortOfCodes(state)}
            onOpen={() => sheets.show('recovery')}
          >
            {t`${recoveryCodesLeft} of ${ALL_CODES} left`}
          </GuardRow>
        )}
        <GuardRow path="phone" title={t`Devices`} onOpen={() => sheets.show('devices')}>
          {t`${plural(devices, { one: 'Signed in on # device', other: 'Signed in on # devices' })}`}
        </GuardRow>
      </ul>
      <SecuritySheets {...sheets} />
    </>
  )
}

export function OverviewSkeleton() {
  return (
    <>
      <Skeleton height={STATUS_PX} />
      <div className={styles.waiting}>
        {Array.from({ length: ROWS_AWAITED }, (_, place) => (
          <Skeleton key={place} height={ROW_PX} />
        ))}
      </div>
    </>
  )
}
