import type { getStaffInbox } from '@ante/contract/console/inbox.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { useActionText } from '../ui/action-text.ts'
import { Badge } from '../ui/badge.tsx'
import { changeStateText } from '../ui/change-state.ts'
import { useObjectText } from '../ui/object-text.ts'
import { useProblemText } from '../ui/problem-text.ts'
import { Time } from '../ui/time.tsx'
import styles from './inbox.module.css'

type Result = OutputOf<typeof getStaffInbox>['changes'][number]

/** Own change requests that others have decided. */
export function ResultList({ changes, zone }: { changes: readonly Result[]; zone: string }) {
  const { t } = useLingui()
  const actionText = useActionText()
  const objectText = useObjectText()
  const problemText = useProblemText()
  if (changes.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Decided requests</Trans>
      </h2>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.id} className={`${styles.row} ${change.isSeen ? '' : styles.unseen}`}>
            <span className={styles.name}>
              <strong>
                {actionText(change.action)}: {objectText(change.object)}
              </strong>
              <span className={styles.second}>
                <Trans>by {change.decidedBy}</Trans>
                {change.reason !== null && `: ${change.reason}`}
              </span>
              {change.failure !== null && <span className={styles.failure}>{problemText(change.failure)}</span>}
            </span>
            <Badge tone={changeStateText[change.state].tone}>{t(changeStateText[change.state].text)}</Badge>
            <span className={styles.second}>
              <Time at={change.decidedAt} zone={zone} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
