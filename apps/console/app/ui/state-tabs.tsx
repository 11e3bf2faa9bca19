import { Trans } from '@lingui/react/macro'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

import { amountText } from '../lib/amounts.ts'
import styles from './state-tabs.module.css'

export interface StateTab<Id extends string> {
  id: Id
  label: string
  total: { count: number; sum: string; isCapped: boolean } | undefined
}

interface StateTabsProps<Id extends string> {
  label: string
  tabs: readonly StateTab<Id>[]
  chosen: Id
  currency: string
  onChoose(id: Id): void
}

/** Tabs for the states of a queue, each with the number and the sum of its rows. */
export function StateTabs<Id extends string>({ label, tabs, chosen, currency, onChoose }: StateTabsProps<Id>) {
  const choose = (keys: Iterable<unknown>) => {
    const [key] = keys
    const tab = tabs.find(({ id }) => id === key)
    if (tab) onChoose(tab.id)
  }
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.tabs ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={choose}
    >
      {tabs.map(({ id, label: name, total }) => (
        <ToggleButton key={id} id={id} className={styles.tab ?? ''}>
          <span className={styles.name}>
            {name}
            {total && <span className={styles.count}>{countText(total)}</span>}
          </span>
          <span className={styles.sum}>
            {total ? (
              <Trans>
                {amountText(total.sum)} {currency}
              </Trans>
            ) : (
              ' '
            )}
          </span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const countText = ({ count, isCapped }: { count: number; isCapped: boolean }): string =>
  `${amountText(String(count))}${isCapped ? '+' : ''}`
