import { useEffect, useEffectEvent, useState } from 'react'

import { SearchLine } from '../../ui/search-line.tsx'

interface AccountSearchProps {
  label: string
  /** The current search. */
  search: string
  onSearch(search: string): void
}

/** Debounce time: not every typed letter causes a request. */
const SETTLED_MS = 400

/** Searches members by account prefix, debounced. */
export function AccountSearch({ label, search, onSearch }: AccountSearchProps) {
  const [typed, setTyped] = useState(search)
  const searchAccount = useEffectEvent((account: string) => {
    if (account !== search) onSearch(account)
  })
  useEffect(() => {
    const timer = setTimeout(() => searchAccount(typed.trim()), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return <SearchLine label={label} placeholder={label} typed={search} onSearch={setTyped} />
}
