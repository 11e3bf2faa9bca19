import type { listPasskeys } from '@ante/contract/identity/passkeys.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'

import { formatTimeAgo } from '../../../lib/i18n/format-time-ago.ts'
import { Stroke } from '../../../ui/icon.tsx'
import { List } from '../../../ui/list.tsx'
import { securityPaths } from '../security-paths.ts'
import sheet from '../sheet-text.module.css'
import styles from '../thing.module.css'

type Passkey = OutputOf<typeof listPasskeys>['passkeys'][number]

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  onRemove(passkey: Passkey): void
}

const nameOf = ({ id }: Passkey) => `passkey-${id}`

/** Each passkey with its age and last use. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const { t, i18n } = useLingui()
  const usedTexts = ({ lastUsedAt, createdAt }: Passkey) => {
    const createdText = formatTimeAgo(createdAt, i18n.locale)
    const used = lastUsedAt && formatTimeAgo(lastUsedAt, i18n.locale)
    return used ? t`Added: ${createdText}. Last used: ${used}.` : t`Added: ${createdText}. Not used yet.`
  }
  return (
    <List items={passkeys} className={styles.list} empty={<p className={sheet.strong}>{t`No passkeys yet.`}</p>}>
      {(passkey) => (
        <li key={passkey.id} className={styles.item}>
          <Stroke path={securityPaths.passkey} size={24} />
          <span className={styles.subject}>
            <span className={styles.name} id={nameOf(passkey)}>
              <bdi>{passkey.name}</bdi>
            </span>
            <span className={styles.more}>{usedTexts(passkey)}</span>
          </span>
          <button
            type="button"
            className={styles.action}
            aria-describedby={nameOf(passkey)}
            onClick={() => onRemove(passkey)}
          >
            {t`Remove`}
          </button>
        </li>
      )}
    </List>
  )
}
