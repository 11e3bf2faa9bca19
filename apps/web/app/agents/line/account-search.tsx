import { useEffect, useEffectEvent, useState } from 'react'

import { SearchLine } from '../../ui/search-line.tsx'

interface AccountSearchProps {
  label: string
  /** What is looked for now. */
  search: string
  onSearch(search: string): void
}

/** Nobody's every letter is asked for. */
const SETTLED_MS = 400

/** Looks for members by how their account begins, as soon as one stops typing. */
export function AccountSearch({ label, search, onSearch }: AccountSearchProps) {
  const [typed, setTyped] = useState(search)
  const look = useEffectEvent((wanted: string) => {
    if (wanted !== search) onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => look(typed.trim()), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return <SearchLine label={label} placeholder={label} typed={search} onLook={setTyped} />
}
