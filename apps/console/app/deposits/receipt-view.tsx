import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Image, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { PanelPart } from '../ui/side-panel.tsx'
import { Failed, Skeleton } from '../ui/states.tsx'
import { Time } from '../ui/time.tsx'
import { receiptQuery } from './deposit-queries.ts'
import styles from './deposits.module.css'

const ZOOMS = [100, 150, 200, 300, 400]

/** The receipt: opening it is recorded, so it is loaded only then. */
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
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery(receiptQuery(merchant, id))
  const [zoom, setZoom] = useState(0)
  if (!query.data)
    return query.error ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : <Skeleton lines={6} />
  const { picture, width, height, at } = query.data
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
      <section className={styles.picture} aria-label={t`Picture`} tabIndex={0}>
        <img
          src={`data:image/jpeg;base64,${picture}`}
          alt={t`Receipt sent by the player`}
          style={{ width: `${ZOOMS[zoom]}%` }}
        />
      </section>
    </>
  )
}
