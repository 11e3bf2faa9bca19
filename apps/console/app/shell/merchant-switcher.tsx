import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Check, ChevronsUpDown } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

import { useSession } from '../lib/session.ts'
import { sitesOf, useSite } from '../lib/site.ts'
import mark from '../ui/mark.svg'
import hidden from '../ui/hidden.module.css'
import menu from '../ui/menu.module.css'
import styles from './shell.module.css'

/** Shows the merchant of the page; a choice opens the first screen of another merchant. */
export function MerchantSwitcher() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const site = useSite()
  const sites = sitesOf(useSession())
  const nameOf = (name: string | null) => name ?? t`All merchants`
  return (
    <MenuTrigger>
      <Button className={styles.switcher ?? ''}>
        <img src={mark} alt="" width={24} height={24} />
        <span className={styles.site}>
          <span className={hidden.hidden}>{t`Merchant`}</span>
          <strong>{nameOf(site.name)}</strong>
          <span className={styles.zone}>{site.zone}</span>
        </span>
        <ChevronsUpDown size={14} aria-hidden />
      </Button>
      <Popover className={menu.popover ?? ''}>
        <Menu
          aria-label={t`Merchant`}
          className={menu.list ?? ''}
          onAction={(key) => void navigate({ to: '/m/$merchant', params: { merchant: String(key) } })}
        >
          {sites.map(({ code, name, zone }) => (
            <MenuItem key={code} id={code} textValue={nameOf(name)} className={menu.item ?? ''}>
              <span className={menu.grow}>
                {nameOf(name)} <span className={menu.secondary}>{zone}</span>
              </span>
              {code === site.code && <Check size={14} aria-hidden />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
