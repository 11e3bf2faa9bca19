import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

import styles from './lottery.module.css'

interface ViewTabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose(id: Id): void
}

/** Views of a page, of which one is shown. */
export function ViewTabs<Id extends string>({ label, tabs, chosen, onChoose }: ViewTabsProps<Id>) {
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
      {tabs.map(({ id, label: name }) => (
        <ToggleButton key={id} id={id} className={styles.tab ?? ''}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
