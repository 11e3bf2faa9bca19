import type { VendorState } from '@ante/contract/console/list-filters.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'

import { Badge } from '../ui/badge.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { useVendorStateText, vendorStateTone } from './vendor-texts.ts'
import { vendorNamesQuery } from './vendor-queries.ts'
import styles from './vendors.module.css'

interface VendorChoiceProps {
  /** Whether a vendor is chosen that is to be stopped; otherwise one that is to work again. */
  isStop: boolean
  onChoose(vendor: { code: string; name: string }): void
}

/** List of the vendors that can be stopped or reopened: type a part of the name, and press Enter. */
export function VendorChoice({ isStop, onChoose }: VendorChoiceProps) {
  const { t } = useLingui()
  const query = useQuery({ ...vendorNamesQuery, staleTime: 0 })
  const stateText = useVendorStateText()
  const isOffered = ({ state, canStop }: { state: VendorState; canStop: boolean }) =>
    isStop ? canStop && state !== 'stopped' : state !== 'open'
  return (
    <PanelView query={query}>
      {({ vendors }) => (
        <Command label={t`Vendors`} loop className={styles.choice ?? ''}>
          <Command.Input {...{ autoFocus: true }} placeholder={t`Name or code of the vendor`} />
          <Command.List>
            <Command.Empty className={styles.none}>
              {isStop ? <Trans>No such vendor works.</Trans> : <Trans>No such vendor is closed or stopped.</Trans>}
            </Command.Empty>
            {vendors.filter(isOffered).map(({ code, name, state }) => (
              <Command.Item key={code} value={`${name} ${code}`} onSelect={() => onChoose({ code, name })}>
                <bdi className={styles.choiceName}>{name}</bdi>
                <code>{code}</code>
                <Badge tone={vendorStateTone[state]}>{stateText(state)}</Badge>
              </Command.Item>
            ))}
          </Command.List>
        </Command>
      )}
    </PanelView>
  )
}
