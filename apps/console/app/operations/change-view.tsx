import type { OperationResult } from '@ante/contract/console/operations.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { ChangedFieldsTable } from '../ui/changed-fields-table.tsx'
import { Notice } from '../ui/notice.tsx'
import { HelpText } from './help-text.tsx'
import styles from './operations.module.css'

interface ChangeViewProps {
  change: Extract<OperationResult, { kind: 'change' }>
  /** Whether the change was only tried. */
  isPreview: boolean
}

/** The states before and after a change, its effect and its warnings. */
export function ChangeView({ change, isPreview }: ChangeViewProps) {
  const { t } = useLingui()
  const { changed, subject, before, after, effect, warnings } = change
  if (!changed)
    return (
      <>
        <Notice tone="info">{t`Nothing to change: it is like this already.`}</Notice>
        <ChangedFieldsTable before={null} after={after} />
      </>
    )
  return (
    <>
      {!isPreview && <Notice tone="good">{t`The change was made.`}</Notice>}
      {subject !== '' && (
        <p>
          <Trans>
            Record: <strong>{subject}</strong>
          </Trans>
        </p>
      )}
      <div className={styles.states}>
        <ChangedFieldsTable before={before} after={after} />
      </div>
      {effect !== '' && (
        <p>
          <HelpText text={effect} />
        </p>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          <HelpText text={warning} />
        </Notice>
      ))}
    </>
  )
}
