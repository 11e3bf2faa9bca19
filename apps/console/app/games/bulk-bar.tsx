import { selectCatalogue } from '@ante/contract/console/game-changes.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

import { call } from '../lib/call.ts'
import type { Selection } from '../lib/selection.ts'
import { useFailureText } from '../ui/failure-text.ts'
import field from '../ui/field.module.css'
import menu from '../ui/menu.module.css'
import { SelectionBar } from '../ui/selection-bar.tsx'
import { announce } from '../ui/toasts.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { GAME_ACTIONS, useActionTexts } from './change-texts.ts'
import type { GameAction } from './change-texts.ts'

export interface SelectedGame {
  id: string
  name: string
}

interface BulkBarProps {
  selection: Selection<SelectedGame>
  filter: InputOf<typeof selectCatalogue>
  /** Whether games on further pages match the filter. */
  hasMore: boolean
}

/** Bar with the changes of the selected games. */
export function BulkBar({ selection, filter, hasMore }: BulkBarProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const textsOf = useActionTexts()
  const [action, setAction] = useState<GameAction | null>(null)
  const selecting = useMutation({
    mutationFn: () => call(selectCatalogue, filter),
    onSuccess: ({ games, hasMore: isCut }) => {
      selection.set(games.map(({ nodeId: id, name }) => ({ id, name })))
      if (isCut) announce(t`The first ${games.length} are selected: a selection can't have more.`)
    },
    onError: (error) => announce(failureText(error)),
  })
  const games = [...selection.rows.values()]
  return (
    <>
      <SelectionBar
        count={games.length}
        sum={null}
        onSelectAll={hasMore ? () => selecting.mutate() : undefined}
        isSelecting={selecting.isPending}
        onClear={() => selection.set([])}
      >
        <MenuTrigger>
          <AriaButton className={field.trigger ?? ''}>
            <Trans>Change selected</Trans>
            <ChevronDown size={14} aria-hidden />
          </AriaButton>
          <Popover className={menu.popover ?? ''}>
            <Menu aria-label={t`Change selected`} className={menu.list ?? ''}>
              {GAME_ACTIONS.map((one) => {
                const { title } = textsOf(one, games.length)
                return (
                  <MenuItem
                    key={one}
                    id={one}
                    className={menu.item ?? ''}
                    textValue={title}
                    onAction={() => setAction(one)}
                  >
                    {title}
                  </MenuItem>
                )
              })}
            </Menu>
          </Popover>
        </MenuTrigger>
      </SelectionBar>
      {action !== null && (
        <ChangeDialog
          action={action}
          games={games}
          onClose={(isSent) => {
            setAction(null)
            if (isSent) selection.set([])
          }}
        />
      )}
    </>
  )
}
