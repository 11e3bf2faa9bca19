import { showAgentPath } from '@ante/contract/console/agents.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { typeText } from '../players/player-state.tsx'
import field from '../ui/field.module.css'
import menu from '../ui/menu.module.css'
import { foundQuery } from './agent-queries.ts'
import styles from './agents.module.css'

/** Pause in milliseconds after which the typed text is searched. */
const PAUSE_MS = 200

/** Finds a member by the beginning of the account, and opens the tree down to it. */
export function FindAgent({ onFound }: { onFound(found: { id: string; line: string[] }): void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const account = useLater(typed.trim())
  const query = useQuery({ ...foundQuery(merchant, account), enabled: account !== '' })
  const found = account === '' ? [] : (query.data?.found ?? [])
  const isSearching = account !== typed.trim() || query.isFetching
  const answered = query.error ? t`Couldn't search. Try again.` : t`No member found.`
  const emptyText = isSearching ? t`Searching…` : answered
  const choose = async (id: string) => {
    const { rows } = await client.query({
      queryKey: ['agent-line', merchant, id],
      queryFn: ({ signal }) => call(showAgentPath, { merchant, agent: id }, signal),
    })
    onFound({ id, line: rows.map((row) => row.id) })
  }
  return (
    <ComboBox
      aria-label={t`Find a member by the account`}
      className={styles.find ?? ''}
      items={found}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(key) => {
        if (key === null) return
        setTyped('')
        void choose(String(key))
      }}
      menuTrigger="input"
      // The answer comes after the menu has opened.
      allowsEmptyCollection={typed.trim() !== ''}
      defaultFilter={() => true}
    >
      <Input className={field.input ?? ''} placeholder={t`Find a member by the account`} maxLength={64} />
      <Popover className={menu.popover ?? ''}>
        <ListBox<(typeof found)[number]>
          className={menu.list ?? ''}
          renderEmptyState={() => <p className={styles.none}>{emptyText}</p>}
        >
          {({ id, account: name, type, line }) => (
            <ListBoxItem id={id} textValue={name} className={menu.item ?? ''}>
              <span className={menu.grow}>
                <bdi>{name}</bdi>
                <small className={styles.above}>{[t(typeText(type)), ...line.slice(-3)].join(' · ')}</small>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

/** Returns a text once it has not changed for a while. */
function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
