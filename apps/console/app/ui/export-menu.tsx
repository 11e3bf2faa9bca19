import { requestExport } from '@ante/contract/console/exports.ts'
import { searchFields } from '@ante/contract/console/search-fields.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { useFailureText } from './failure-text.ts'
import field from './field.module.css'
import menu from './menu.module.css'
import { announce } from './toasts.tsx'

interface ExportMenuProps {
  source: string
  filter: Readonly<Record<string, string | undefined>>
  /** Ids of the shown columns; undefined for all columns of the export. */
  columns: readonly string[] | undefined
}

const FORMATS = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel (XLSX)'],
] as const

/** Menu that requests a file with all filtered rows. The file appears in the inbox when it is ready. */
export function ExportMenu({ source, filter, columns }: ExportMenuProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const requested = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => {
      const chosen = columns && { columns: [...columns] }
      return call(requestExport, { merchant, source, format, filter: searchFields(filter), ...chosen })
    },
    onSuccess: async () => {
      announce(t`Export started. You find the file in your inbox.`)
      await client.invalidateQueries({ queryKey: ['exports'] })
    },
    onError: (error) => announce(failureText(error)),
  })
  return (
    <MenuTrigger>
      <AriaButton className={field.trigger ?? ''} isDisabled={requested.isPending}>
        <Download size={14} aria-hidden />
        {t`Export`}
      </AriaButton>
      <Popover className={menu.popover ?? ''}>
        <Menu aria-label={t`Export`} className={menu.list ?? ''}>
          {FORMATS.map(([format, label]) => (
            <MenuItem
              key={format}
              className={menu.item ?? ''}
              textValue={label}
              onAction={() => requested.mutate(format)}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
