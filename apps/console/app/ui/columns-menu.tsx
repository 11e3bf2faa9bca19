import { useLingui } from '@lingui/react/macro'
import { Check, Columns3 } from 'lucide-react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

import field from './field.module.css'
import menu from './menu.module.css'

interface ColumnsMenuProps {
  columns: readonly { id: string; label: string }[]
  /** Ids of hidden columns, joined by dots, as in the URL. */
  hide: string | undefined
  onHide(hide: string | undefined): void
}

export const hiddenColumns = (hide: string | undefined): string[] => hide?.split('.') ?? []

/** Menu that shows and hides columns of a list. */
export function ColumnsMenu({ columns, hide, onHide }: ColumnsMenuProps) {
  const { t } = useLingui()
  const hidden = new Set(hiddenColumns(hide))
  return (
    <MenuTrigger>
      <AriaButton className={field.trigger ?? ''}>
        <Columns3 size={14} aria-hidden />
        {t`Columns`}
      </AriaButton>
      <Popover className={menu.popover ?? ''}>
        <Menu
          aria-label={t`Columns`}
          className={menu.list ?? ''}
          selectionMode="multiple"
          selectedKeys={columns.map(({ id }) => id).filter((id) => !hidden.has(id))}
          onSelectionChange={(keys) => {
            const shown = keys === 'all' ? null : keys
            const left = columns.filter(({ id }) => shown !== null && !shown.has(id)).map(({ id }) => id)
            onHide(left.join('.') || undefined)
          }}
        >
          {columns.map(({ id, label }) => (
            <MenuItem key={id} id={id} textValue={label} className={menu.item ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={menu.grow}>{label}</span>
                  {isSelected && <Check size={14} aria-hidden />}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
