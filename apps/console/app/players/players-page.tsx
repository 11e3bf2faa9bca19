import { MAX_SEARCH_LENGTH } from '@ante/contract/console/players/search-players.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Building2, Search, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { Form, Input, TextField } from 'react-aria-components'

import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import field from '../ui/field.module.css'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Empty } from '../ui/states.tsx'
import { PlayerList, PlayerListTools } from './player-list.tsx'
import { searchQuery } from './player-queries.ts'
import styles from './players.module.css'
import { SearchResults } from './search-results.tsx'

const route = getRouteApi('/in/m/$merchant/players')

/** The players of a merchant: those found by an identifier, or the filtered list. */
export default function PlayersPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { q } = route.useSearch()
  const isList = q === undefined
  if (merchant === PLATFORM)
    return (
      <Page title={t`Players`}>
        <Empty icon={Building2} title={t`Choose a merchant`}>
          <Trans>Players belong to a merchant. Choose it at the top left.</Trans>
        </Empty>
      </Page>
    )
  return (
    <Page
      title={t`Players`}
      subtitle={
        isList
          ? t`Times are in the time zone ${zone}. Reading this list is recorded.`
          : t`Names and accounts are found by their beginning, everything else exactly.`
      }
      actions={<SearchForm />}
      filters={isList ? <PlayerListTools /> : undefined}
    >
      {isList ? <PlayerList merchant={merchant} /> : <Found merchant={merchant} q={q} />}
    </Page>
  )
}

/** Searches on Enter, not while typing, because the audit log records each search. */
function SearchForm() {
  const { t } = useLingui()
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const [typed, setTyped] = useState(q)
  const [shown, setShown] = useState(q)
  // The palette or a history step has changed the address.
  if (shown !== q) {
    setShown(q)
    setTyped(q)
  }
  return (
    <search className={styles.search}>
      <Form
        className={styles.searchForm ?? ''}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate({ search: (previous) => ({ ...previous, q: typed.trim() || undefined, page: undefined }) })
        }}
      >
        <TextField
          aria-label={t`Search players`}
          value={typed}
          onChange={setTyped}
          className={styles.searchField ?? ''}
        >
          <Input
            {...{ autoFocus: true }}
            className={field.input ?? ''}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder={t`Account, phone, D7K…, card's last digits, IP…`}
          />
        </TextField>
        <Button kind="main" type="submit">
          <Search size={14} aria-hidden />
          <Trans>Search</Trans>
        </Button>
      </Form>
    </search>
  )
}

function Found({ merchant, q }: { merchant: string; q: string }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const query = useQuery(searchQuery(merchant, q))
  return (
    <ListView query={query} zone={zone}>
      {({ groups }) =>
        groups.length === 0 ? (
          <Empty icon={UserSearch} title={t`No player found`}>
            <Trans>Check the spelling. Phone numbers begin with the country code, as in +63.</Trans>
          </Empty>
        ) : (
          <SearchResults groups={groups} />
        )
      }
    </ListView>
  )
}
