import type { SentPicture } from '@ante/contract/support/pictures.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { pictureQuery } from './support-queries.ts'
import styles from './support.module.css'

/** A picture of a player. It is loaded only when staff open it, because the audit log records that. */
export function MessagePicture({ picture: { name, width, height } }: { picture: SentPicture }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        <Image size={14} aria-hidden />
        <Trans>
          Show picture, {width} × {height}
        </Trans>
      </Button>
      {isOpen && (
        <Overlay title={t`Picture of the player`} isOpen size="wide" onClose={() => setOpen(false)}>
          <Picture name={name} />
        </Overlay>
      )}
    </>
  )
}

function Picture({ name }: { name: string }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  return (
    <PanelView query={useQuery(pictureQuery(merchant, name))}>
      {({ picture }) => (
        <ScrollRegion className={styles.picture} label={t`Picture`}>
          <img src={`data:image/jpeg;base64,${picture}`} alt={t`Sent by the player`} />
        </ScrollRegion>
      )}
    </PanelView>
  )
}
