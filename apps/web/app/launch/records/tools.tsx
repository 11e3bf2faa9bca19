import type { PlayRecords } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Icon, Stroke } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { FileButton } from './file-button.tsx'
import type { RecordView } from './record-view.ts'
import styles from './tools.module.css'
import type { Fresh } from './use-fresh-records.ts'

const SIGN = 'M4 6.5h9M17 6.5h3M15 4.5v4M4 12h3M11 12h9M9 10v4M4 17.5h7M15 17.5h5M13 15.5v4'

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet

interface ToolsProps {
  view: RecordView
  vendors: PlayRecords['vendors']
  rounds: number
  fresh: Fresh
  onShow(view: RecordView): void
}

/** What can be done with the record: narrow it, take it along, look again. */
export function Tools({ view, vendors, rounds, fresh, onShow }: ToolsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const chosen = (view.vendor ? 1 : 0) + (view.outcome === 'ALL' ? 0 : 1)
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Stroke path={SIGN} size={20} />
        <span className={styles.word}>{t`Filter`}</span>
        {chosen > 0 && <span className={styles.count}>{chosen}</span>}
      </button>
      <FileButton view={view} rounds={rounds} />
      <button
        type="button"
        className={`${styles.tool} ${styles.again}`}
        aria-label={fresh.isBehind ? t`Refresh: there are newer rounds` : t`Refresh`}
        aria-busy={fresh.isRefreshing || undefined}
        onClick={fresh.refresh}
      >
        <Icon name="refresh" size={20} />
        {fresh.isBehind && <span className={styles.dot} />}
      </button>
      <Later wanted={open} load={loadSheet} props={{ open, view, vendors, onShow, onClose: close }} onFailure={close} />
    </div>
  )
}
