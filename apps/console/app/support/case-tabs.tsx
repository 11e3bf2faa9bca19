import type { CaseList } from '@ante/contract/console/list-filters.ts'
import type { CaseCount } from '@ante/contract/console/support-parts.ts'
import { useLingui } from '@lingui/react/macro'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

import { countText } from '../lib/amounts.ts'
import { useIntervalClock } from '../lib/use-interval-clock.ts'
import styles from '../ui/state-tabs.module.css'
import { listTexts } from './support-texts.ts'
import { useWaitText } from './use-wait-text.ts'

interface CaseTabsProps {
  lists: readonly CaseList[]
  chosen: CaseList
  counts: Readonly<Record<CaseList, CaseCount>> | undefined
  onChoose(list: CaseList): void
}

/** Lists of open cases, each with its number of cases and the longest waiting time. */
export function CaseTabs({ lists, chosen, counts, onChoose }: CaseTabsProps) {
  const { t } = useLingui()
  const now = useIntervalClock()
  const waitText = useWaitText()
  const oldestText = ({ oldest }: CaseCount) => {
    const wait = oldest === null ? null : waitText(now - Date.parse(oldest))
    return wait === null ? t`None wait` : t`Oldest: ${wait}`
  }
  return (
    <ToggleButtonGroup
      aria-label={t`Lists`}
      className={styles.tabs ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const list = lists.find((one) => keys.has(one))
        if (list) onChoose(list)
      }}
    >
      {lists.map((list) => {
        const counted = counts?.[list]
        return (
          <ToggleButton key={list} id={list} className={styles.tab ?? ''}>
            <span className={styles.name}>
              {t(listTexts[list])}
              {counted && (
                <span className={styles.count}>
                  {countText(counted.count)}
                  {counted.isCapped && '+'}
                </span>
              )}
            </span>
            <span className={styles.sum}>{counted ? oldestText(counted) : ' '}</span>
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
