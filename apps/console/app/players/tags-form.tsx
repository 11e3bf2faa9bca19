import { changeTags, MAX_TAGS } from '@ante/contract/console/players/tags.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Time } from '../ui/time.tsx'
import { ActionForm } from './action-form.tsx'
import type { Player } from './player-queries.ts'
import { tagsQuery } from './player-queries.ts'
import styles from './players.module.css'
import { useDone } from './use-done.ts'
import type { ActionFormProps } from './use-done.ts'

/** Adds and removes tags; a name that is typed becomes a tag of the merchant. */
export function TagsForm(props: ActionFormProps) {
  const { player, onClose } = props
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const done = useDone(props)
  // The tags when the form was opened: the gateway refuses the change if the tags have changed since.
  const [seen] = useState(player.tags)
  const [chosen, setChosen] = useState<readonly string[]>(() => seen.map(({ name }) => name))
  const [typed, setTyped] = useState('')
  const known = useQuery(tagsQuery(merchant)).data?.names ?? []
  const own = seen.filter(({ name }) => !known.includes(name)).map(({ name }) => name)
  const tags = typed.trim() === '' ? chosen : [...chosen, typed.trim()]
  const names = tags.join(', ')
  const problem = tags.length > MAX_TAGS ? t`Choose up to ${MAX_TAGS} tags.` : t`Enter up to 24 characters.`
  return (
    <ActionForm
      endpoint={changeTags}
      inputOf={(reason) => ({
        merchant,
        player: player.id,
        tags: [...tags],
        seen: seen.map(({ name }) => name),
        reason,
      })}
      confirmText={tags.length === 0 ? t`${player.account} has no tag from now on.` : t`From now on: ${names}.`}
      action={t`Save`}
      onDone={() => done(t`Tags changed.`)}
      onCancel={onClose}
    >
      {(isInvalid) => (
        <div className={styles.fields}>
          {known.length + own.length > 0 && (
            <fieldset className={styles.given} aria-label={t`Tags`}>
              {[...own, ...known].map((name) => (
                <Checkbox
                  key={name}
                  isSelected={chosen.includes(name)}
                  onChange={(isChosen) =>
                    setChosen(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name))
                  }
                >
                  <TagLine name={name} assigned={seen.find((tag) => tag.name === name)} />
                </Checkbox>
              ))}
            </fieldset>
          )}
          <TextField
            label={t`New tag`}
            hint={t`Up to 24 characters, such as “Watched”. Players don't see tags.`}
            value={typed}
            onChange={setTyped}
            error={isInvalid('tags') ? problem : undefined}
          />
        </div>
      )}
    </ActionForm>
  )
}

/** The name of a tag; if the player has it, since when and by whom. */
function TagLine({ name, assigned }: { name: string; assigned: Player['tags'][number] | undefined }) {
  const { zone } = useSite()
  return (
    <span>
      {name}{' '}
      {assigned && (
        <span className={styles.quiet}>
          <Trans>
            by {assigned.by}, <Time at={assigned.at} zone={zone} />: {assigned.reason}
          </Trans>
        </span>
      )}
    </span>
  )
}
