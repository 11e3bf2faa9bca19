import { useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'

import { useNavigate } from '../lib/router.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { gameListAddress } from './game-list-address.ts'
import type { GameFilter } from './game-list-address.ts'
import styles from './game-search.module.css'

const NAME_LIMIT = 60

/** Looks for games by name when Enter is pressed. */
export function GameSearch({ filter }: { filter: GameFilter }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const look = (name: string) => navigate(gameListAddress({ ...filter, name }), { replace: true })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('gameName')
    look(typeof name === 'string' ? name.trim() : '')
  }
  return (
    <search>
      <form className={styles.search} action="/m/gameList" onSubmit={submit}>
        <Icon name="search" size={20} />
        <input type="hidden" name="gameType" value={filter.category} />
        <input
          key={filter.name}
          className={styles.input}
          type="search"
          name="gameName"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={NAME_LIMIT}
          defaultValue={filter.name}
          placeholder={t`Search games`}
          aria-label={t`Search games by name`}
        />
        {filter.name && <IconButton icon="close" size={18} label={t`Clear the search`} onClick={() => look('')} />}
      </form>
    </search>
  )
}
