import type { showReceipt } from '@ante/contract/console/deposits.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Image, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { PanelPart } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { receiptQuery } from './deposit-queries.ts'
import styles from './deposits.module.css'

const ZOOMS = [100, 150, 200, 300, 400]

/** The receipt. It is loaded only when staff open it, because the audit log records that. */
export function ReceiptView({ id }: { id: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <PanelPart title={t`Receipt`}>
      <div>
        <Button size="small" onPress={() => setOpen(true)}>
          <Image size={14} aria-hidden />
          <Trans>Show the receipt</Trans>
        </Button>
      </div>
      {isOpen && (
        <Overlay title={t`Receipt of ${id}`} isOpen size="wide" onClose={() => setOpen(false)}>
          <Receipt id={id} />
        </Overlay>
      )}
    </PanelPart>
  )
}

function Receipt({ id }: { id: string }) {
  const { code: merchant } = useSite()
  return (
    <PanelView query={useQuery(receiptQuery(merchant, id))}>{(receipt) => <Picture receipt={receipt} />}</PanelView>
  )
}

function Picture({ receipt }: { receipt: OutputOf<typeof showReceipt> }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const [zoom, setZoom] = useState(0)
  const { picture, width, height, at } = receipt
  return (
    <>
      <div className={styles.tools}>
        <span>
          <Trans>
            Sent <Time at={at} zone={zone} />, {width} × {height}
          </Trans>
        </span>
        <Button isIcon aria-label={t`Zoom out`} isDisabled={zoom === 0} onPress={() => setZoom(zoom - 1)}>
          <ZoomOut size={16} aria-hidden />
        </Button>
        <span>{ZOOMS[zoom]} %</span>
        <Button isIcon aria-label={t`Zoom in`} isDisabled={zoom === ZOOMS.length - 1} onPress={() => setZoom(zoom + 1)}>
          <ZoomIn size={16} aria-hidden />
        </Button>
      </div>
      <ScrollRegion className={styles.picture} label={t`Picture`}>
        <img
          src={`data:image/jpeg;base64,${picture}`}
          alt={t`Receipt sent by the player`}
          style={{ width: `${ZOOMS[zoom]}%` }}
        />
      </ScrollRegion>
    </>
  )
}
