import type { showVendor } from '@ante/contract/console/vendors.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'

import { Facts, PanelPart } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Time } from '../ui/time.tsx'

interface VendorConnectionProps {
  shown: OutputOf<typeof showVendor>
  zone: string
}

/** Protocol, addresses and keys of a vendor. Keys are shown by their ids only. */
export function VendorConnection({ shown, zone }: VendorConnectionProps) {
  const { t } = useLingui()
  const { wallet, protocol, merchants, connection } = shown
  return (
    <>
      <PanelPart title={t`Connection`}>
        <Facts
          facts={[
            [t`Wallet`, wallet === 'seamless' ? t`Ours (seamless)` : t`At the vendor (transfer)`],
            [t`Protocol`, protocol],
            [t`Merchants`, merchants.join(', ') || '–'],
            ...(connection
              ? ([
                  [t`Launch URL`, connection.launchUrl ?? '–'],
                  [t`Service URL`, connection.serviceUrl ?? '–'],
                ] as const)
              : []),
          ]}
        />
      </PanelPart>
      {connection && (
        <PanelPart title={t`Keys`}>
          {connection.keys.length === 0 ? (
            <p>{t`The vendor has no key: its calls are refused.`}</p>
          ) : (
            <SmallTable
              label={t`Keys`}
              heads={[t`Id`, t`Added`, t`Last used`]}
              rows={connection.keys.map(({ id, addedAt, usedAt }) => ({
                id,
                cells: [
                  <code key="id">{id}</code>,
                  <Time key="added" at={addedAt} zone={zone} isRelative />,
                  usedAt === null ? t`Not known` : <Time key="used" at={usedAt} zone={zone} isRelative />,
                ],
              }))}
            />
          )}
        </PanelPart>
      )}
    </>
  )
}
