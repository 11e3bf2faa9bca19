import { listViews } from '@ante/contract/console/views.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, Users } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import field from './field.module.css'
import menu from './menu.module.css'
import { Overlay } from './overlay.tsx'
import { ViewsForm } from './views-form.tsx'

interface SavedViewsProps {
  screen: string
  search: Readonly<Record<string, string | undefined>>
  onSearch(search: Record<string, string | undefined>): void
}

/**
 * Menu of saved views, which store filters, sort order and columns under a name: own ones, and those shared by
 * colleagues.
 */
export function SavedViews({ screen, search, onSearch }: SavedViewsProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const [isOpen, setOpen] = useState(false)
  const [isManaging, setManaging] = useState(false)
  const { data } = useQuery({
    queryKey: ['views', merchant, screen],
    queryFn: ({ signal }) => call(listViews, { merchant, screen }, signal),
    enabled: isOpen || isManaging,
  })
  const views = data?.views ?? []
  const { page: _page, open: _open, ...viewParameters } = search
  return (
    <>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <AriaButton className={field.trigger ?? ''}>
          <Bookmark size={14} aria-hidden />
          {t`Views`}
        </AriaButton>
        <Popover className={menu.popover ?? ''}>
          <Menu aria-label={t`Views`} className={menu.list ?? ''}>
            {views.map((view) => (
              <MenuItem
                key={view.id}
                className={menu.item ?? ''}
                textValue={view.name}
                onAction={() => onSearch(view.search)}
              >
                <span className={menu.grow}>
                  {view.name} {!view.isOwn && <span className={menu.secondary}>{view.by}</span>}
                </span>
                {view.isShared && <Users size={13} aria-label={t`Shared`} />}
              </MenuItem>
            ))}
            {views.length > 0 && <Separator className={menu.separator ?? ''} />}
            <MenuItem
              className={menu.item ?? ''}
              textValue={t`Save or delete views`}
              onAction={() => setManaging(true)}
            >
              {t`Save or delete views…`}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <Overlay title={t`Views of this list`} isOpen={isManaging} onClose={() => setManaging(false)}>
        <ViewsForm screen={screen} views={views} search={viewParameters} onClose={() => setManaging(false)} />
      </Overlay>
    </>
  )
}
