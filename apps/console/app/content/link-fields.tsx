import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { linkTargets } from '@ante/contract/merchant/link-targets.ts'
import { useLingui } from '@lingui/react/macro'

import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './content.module.css'
import { Labelled } from './labelled.tsx'
import { usePageTexts } from './page-texts.ts'

interface LinkFieldsProps {
  link: string | null
  isReadOnly: boolean
  onChange(link: string | null): void
}

/** Select values besides the paths of pages. */
const NONE = 'none'
const OTHER = 'other'

const pathOf = (link: string): string => link.split('?', 1)[0] ?? ''

/** Value of the select for a link. */
function chosenFor(link: string | null): string {
  if (link === null) return NONE
  const path = pathOf(link)
  return linkTargets.includes(path) ? path : OTHER
}

/** Target of a tap: a page of the site, with the category or the promotion that it shows, or another address. */
export function LinkFields({ link, isReadOnly, onChange }: LinkFieldsProps) {
  const { t } = useLingui()
  const pageTexts = usePageTexts()
  const chosen = chosenFor(link)
  const options = [
    { value: NONE, label: t`No link` },
    ...linkTargets
      .map((value) => ({ value, label: pageTexts[value] ?? value }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
    { value: OTHER, label: t`Another address` },
  ]
  const choose = (value: string) => {
    if (value === NONE) onChange(null)
    else if (value === OTHER) onChange('https://')
    else onChange(value)
  }
  return (
    <div className={styles.columns}>
      <Labelled label={t`Link`}>
        {isReadOnly ? (
          <span>{link ?? t`No link`}</span>
        ) : (
          <Select label={t`Link`} value={chosen} options={options} onChange={choose} />
        )}
      </Labelled>
      {!isReadOnly && link !== null && <Details link={link} chosen={chosen} onChange={onChange} />}
    </div>
  )
}

interface DetailsProps {
  link: string
  chosen: string
  onChange(link: string): void
}

/** What the page shows; the whole address for pages without a choice. */
function Details({ link, chosen, onChange }: DetailsProps) {
  const { t } = useLingui()
  if (chosen === '/m/gameList') {
    const category = GameCategory.safeParse(parameterOf(link, 'gameType')).data ?? 'HOT'
    return (
      <Labelled label={t`Category`}>
        <Select<GameCategory>
          label={t`Category`}
          value={category}
          options={GameCategory.options.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange(`${chosen}?gameType=${value}`)}
        />
      </Labelled>
    )
  }
  if (chosen === '/m/activityInfo')
    return (
      <TextField
        label={t`Promotion`}
        hint={t`Its name in the list of promotions, for example welcome.`}
        value={parameterOf(link, 'id') ?? ''}
        onChange={(id) => onChange(`${chosen}?id=${encodeURIComponent(id.trim())}`)}
      />
    )
  return (
    <TextField
      label={t`Address`}
      hint={t`A page of the site with its parameters, or https://. It is checked when you save.`}
      value={link}
      onChange={(typed) => onChange(typed.trim())}
    />
  )
}

const parameterOf = (link: string, name: string): string | null =>
  new URLSearchParams(link.split('?')[1] ?? '').get(name)
