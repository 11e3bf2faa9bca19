import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { DaysPicker } from '../ui/days-picker.tsx'
import { Select } from '../ui/select.tsx'
import { tagsQuery } from './player-queries.ts'
import { typeTexts } from './player-state.tsx'

interface Filter {
  state?: 'open' | 'blocked' | undefined
  type?: string | undefined
  level?: string | undefined
  tag?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

const NONE = { state: undefined, type: undefined, level: undefined, tag: undefined, from: undefined, until: undefined }

/** Value of the option that does not filter. */
const ALL = 'all'
/** Option values of tags have a prefix, because a tag may have the name of another option. */
const valueOfTag = (name: string) => `#${name}`

/** Filters of the list of players. The address contains them. */
export function PlayerFilters({ filter, onChange }: { filter: Filter; onChange: (changed: Filter) => void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const tags = useQuery(tagsQuery(merchant)).data?.names ?? []
  const { state, type, level, tag, from, until } = filter
  // A tag of the address may be unused by now.
  const names = tag === undefined || tags.includes(tag) ? tags : [tag, ...tags]
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return (
    <>
      <Select<'all' | 'open' | 'blocked'>
        label={t`State`}
        value={state ?? ALL}
        options={[
          { value: ALL, label: t`Any state` },
          { value: 'open', label: t`Nothing blocked` },
          { value: 'blocked', label: t`Blocked` },
        ]}
        onChange={(chosen) => onChange({ state: chosen === ALL ? undefined : chosen })}
      />
      <Select
        label={t`Type`}
        value={type ?? ALL}
        options={[
          { value: ALL, label: t`All types` },
          ...Object.entries(typeTexts).map(([value, text]) => ({ value, label: t(text) })),
        ]}
        onChange={(chosen) => onChange({ type: chosen === ALL ? undefined : chosen })}
      />
      <Select
        label={t`VIP level`}
        value={level ?? ALL}
        options={[
          { value: ALL, label: t`All levels` },
          ...Array.from({ length: 11 }, (_, number) => ({ value: String(number), label: t`VIP ${number}` })),
        ]}
        onChange={(chosen) => onChange({ level: chosen === ALL ? undefined : chosen })}
      />
      {names.length > 0 && (
        <Select
          label={t`Tag`}
          value={tag === undefined ? ALL : valueOfTag(tag)}
          options={[
            { value: ALL, label: t`Any tags` },
            ...names.map((name) => ({ value: valueOfTag(name), label: name })),
          ]}
          onChange={(chosen) => onChange({ tag: chosen === ALL ? undefined : chosen.slice(1) })}
        />
      )}
      <DaysPicker label={t`Day of registration`} from={from} until={until} onChange={onChange} />
      {isFiltered && (
        <Button kind="quiet" onPress={() => onChange(NONE)}>
          <Trans>Clear</Trans>
        </Button>
      )}
    </>
  )
}
