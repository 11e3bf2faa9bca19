import { endOneSession } from '@ante/contract/identity/sessions.ts'
import type { listSessions } from '@ante/contract/identity/sessions.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { formatTimeAgo } from '../../../lib/i18n/format-time-ago.ts'
import { Stroke } from '../../../ui/icon.tsx'
import { guardFailure } from '../refusals.ts'
import { securityPaths } from '../security-paths.ts'
import styles from '../thing.module.css'
import { useGuardCall } from '../use-guard-call.ts'
import { isPhone, usePlaceTexts } from './use-place-texts.ts'

type OpenSession = OutputOf<typeof listSessions>['sessions'][number]

/** One open session. The current one ends by signing out. */
export function DeviceLine({ session }: { session: OpenSession }) {
  const { t, i18n } = useLingui()
  const { deviceText: deviceTexts, placeText: placeTexts } = usePlaceTexts()
  const end = useGuardCall(endOneSession)
  const name = deviceTexts(session)
  const nameId = useId()
  const seen = formatTimeAgo(session.lastSeenAt, i18n.locale)
  return (
    <li className={styles.item}>
      <Stroke path={isPhone(session) ? securityPaths.phone : securityPaths.computer} size={24} />
      <span className={styles.subject}>
        <span className={styles.name} id={nameId}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.more}>
          <bdi>{placeTexts(session)}</bdi>
        </span>
        <span className={styles.more}>{t`Last active: ${seen}`}</span>
        <span className={styles.failure} role="alert">
          {end.error && i18n._(guardFailure(end.error))}
        </span>
      </span>
      {session.current ? (
        <span className={styles.current}>{t`This device`}</span>
      ) : (
        <button
          type="button"
          className={styles.action}
          aria-describedby={nameId}
          disabled={end.isPending || end.isSuccess}
          onClick={() => end.mutate({ id: session.id })}
        >
          {t`Log out`}
        </button>
      )}
    </li>
  )
}
