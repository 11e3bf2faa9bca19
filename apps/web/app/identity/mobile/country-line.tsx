import type { KeyboardEvent } from 'react'

import { Icon } from '../../ui/icon.tsx'
import type { NamedCountry } from './countries.ts'
import { CountryFlag } from './country-flag.tsx'
import styles from './country-sheet.module.css'

interface CountryLineProps {
  country: NamedCountry
  isCurrent: boolean
  onChoose(country: NamedCountry): void
}

/** One country of the list. */
export function CountryLine({ country, isCurrent, onChoose }: CountryLineProps) {
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={isCurrent}
        onClick={() => onChoose(country)}
        onKeyDown={moveByArrows}
      >
        <CountryFlag country={country.country} lazy />
        <span className={styles.name}>{country.name}</span>
        <bdi className={styles.code} dir="ltr">{`+${country.dialingCode}`}</bdi>
        <span className={styles.mark}>{isCurrent && <Icon name="check" size={20} />}</span>
      </button>
    </li>
  )
}

/** Arrow keys move between countries; Tab would need two hundred steps. */
function moveByArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const { parentElement: item } = event.currentTarget
  const next = new Map([
    ['ArrowDown', item?.nextElementSibling],
    ['ArrowUp', item?.previousElementSibling],
    ['Home', item?.parentElement?.firstElementChild],
    ['End', item?.parentElement?.lastElementChild],
  ]).get(event.key)
  if (!next) return
  event.preventDefault()
  next.querySelector('button')?.focus()
}
