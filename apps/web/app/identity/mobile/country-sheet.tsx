import type { Country } from '@ante/contract/identity/mobile.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SearchLine } from '../../ui/search-line.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { findCountries, namedCountries } from './countries.ts'
import { CountryLine } from './country-line.tsx'
import styles from './country-sheet.module.css'
import type { Mobile } from './use-mobile.ts'

interface CountrySheetProps {
  open: boolean
  mobile: Mobile
  onClose(): void
  onChosen(): void
}

/** All countries with dialling codes, searchable by name, letters or digits. */
export function CountrySheet({ open, mobile, onClose, onChosen }: CountrySheetProps) {
  const { t } = useLingui()
  const visit = useOpenings(open)
  return (
    <Sheet open={open} title={t`Country code`} onClose={onClose}>
      <Countries
        // Each opening begins with an empty search.
        key={visit}
        mobile={mobile}
        onChoose={(country) => {
          mobile.choose(country)
          onClose()
          onChosen()
        }}
      />
    </Sheet>
  )
}

/** Returns how often the sheet was opened; closing does not change the number. */
function useOpenings(open: boolean): number {
  const [openings, setOpenings] = useState({ open: false, count: 0 })
  if (open !== openings.open) setOpenings({ open, count: openings.count + Number(open) })
  return openings.count
}

function Countries({ mobile, onChoose }: { mobile: Mobile; onChoose(country: Country): void }) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const countries = useMemo(() => namedCountries(mobile.countries ?? [], i18n.locale), [mobile.countries, i18n.locale])
  const matches = useMemo(() => findCountries(countries, typed), [countries, typed])
  const current = mobile.country?.country

  useEffect(() => {
    // The sheet is displayed only after this effect, so the list is scrolled in the next frame.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'center' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [])

  if (!mobile.countries) return <Absent failed={mobile.failed} onReload={mobile.reload} />

  const search = (searchText: string) => {
    setTyped(searchText)
    // Scrolls to the best match, which is at the top.
    toTop(list.current?.parentElement)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = matches
    // Without this, Enter would submit the form that contains the sheet.
    if (event.key === 'Enter') {
      event.preventDefault()
      if (first && typed.trim() !== '') onChoose(first)
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      list.current?.querySelector('button')?.focus()
    }
  }
  return (
    <>
      <SearchLine
        label={t`Search by country or code`}
        placeholder={t`Country or code`}
        sticky
        onSearch={search}
        onKeyDown={onKeyDown}
      />
      <div ref={list} className={styles.list}>
        <List
          items={matches}
          empty={
            <EmptyState icon="search" title={t`No matching country`}>{t`Try the code, for example +63.`}</EmptyState>
          }
        >
          {(country) => (
            <CountryLine
              key={country.country}
              country={country}
              isCurrent={country.country === current}
              onChoose={onChoose}
            />
          )}
        </List>
      </div>
    </>
  )
}

/** Safari before 14 has no `scrollTo` of elements. */
function toTop(scroller: HTMLElement | null | undefined): void {
  if (scroller) scroller.scrollTop = 0
}

function Absent({ failed, onReload }: { failed: boolean; onReload(): void }) {
  const { t } = useLingui()
  if (!failed) return <Skeleton height={320} />
  return (
    <EmptyState
      icon="offline"
      title={t`Couldn’t load the country list`}
      action={<Button onClick={onReload}>{t`Try again`}</Button>}
    >
      {t`You can enter your number with its country code, for example +63.`}
    </EmptyState>
  )
}
