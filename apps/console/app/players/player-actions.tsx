import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import field from '../ui/field.module.css'
import menu from '../ui/menu.module.css'
import { Overlay } from '../ui/overlay.tsx'
import { playerActions } from './actions.ts'
import type { Player } from './player-queries.ts'

/** Menu of the actions that the staff may perform on the player. */
export function PlayerActions({ player }: { player: Player }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  const [chosen, choose] = useState<(typeof playerActions)[number] | null>(null)
  const actions = playerActions.filter((one) => mayCall(one.call))
  const close = () => choose(null)
  if (actions.length === 0) return null
  return (
    <>
      <MenuTrigger>
        <AriaButton className={field.trigger ?? ''}>
          {t`Actions`}
          <ChevronDown size={14} aria-hidden />
        </AriaButton>
        <Popover className={menu.popover ?? ''} placement="bottom end">
          <Menu
            aria-label={t`Actions`}
            className={menu.list ?? ''}
            onAction={(id) => choose(actions.find((action) => action.id === id) ?? null)}
          >
            {actions.map(({ id, label }) => (
              <MenuItem key={id} id={id} className={menu.item ?? ''}>
                {t(label)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Overlay title={chosen ? t(chosen.label) : ''} isOpen={chosen !== null} onClose={close}>
        {chosen && <chosen.Form player={player} onClose={close} />}
      </Overlay>
    </>
  )
}
