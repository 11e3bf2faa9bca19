import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { useSession } from '../lib/session/session.ts'
import { deviceStorage } from '../lib/browser/storage.ts'
import { previewToken } from '../lib/browser/preview-token.ts'
import { Later } from '../ui/later.tsx'
import { useModalsBusy, useModalTurn } from '../ui/modal-turns.ts'
import { duePopups, fitsPlace } from './due-popups.ts'
import { audienceOf, rememberSeen } from './popup-audience.ts'
import { frequencyOf, recordShown } from './popup-frequency.ts'
import { homeAnnouncements } from './queries.ts'

/** Source: product specification 9. */
const EVALUATION_DELAY_MS = 500

const NONE: readonly Announcement[] = []
const loadSheet = async () => (await import('./popup-sheet.tsx')).PopupSheet
const loadPreview = async () => (await import('./announcement-preview.tsx')).AnnouncementPreview

interface PopupsProps {
  isHome: boolean
  /** Whether the page moves money: quiet popups wait. */
  movesMoney: boolean
}

/** Shows the popups that are due for this user on this page; in a preview the previewed announcement. */
export function Popups(props: PopupsProps) {
  const token = previewToken()
  if (token !== null) return <Later isRequested={props.isHome} load={loadPreview} props={{ token }} quiet />
  return <DuePopups {...props} />
}

/** The code of the sheet is loaded only if a popup is due. */
function DuePopups({ isHome, movesMoney }: PopupsProps) {
  const session = useSession()
  const { data } = useQuery(homeAnnouncements)
  const [popups, setPopups] = useState(NONE)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const busy = useModalsBusy()
  const isMoneyMoving = useIsMutating() > 0 || movesMoney
  const shown = useShown(popups, data?.popup, { isHome, isMoneyMoving })
  const isOpen = open && shown.length > 0
  // Takes the turn as soon as popups are due, so that no other dialog opens while the code of the sheet is loading.
  useModalTurn(isOpen && !failed)

  useEffect(() => {
    // Popups open without a tap, so they wait until other dialogs are closed.
    if (busy) return undefined
    const timer = setTimeout(() => {
      const place = { isHome, isMoneyMoving }
      const nowMs = Date.now()
      const due = duePopups(deviceStorage, { session, popups: data?.popup ?? NONE, nowMs, ...place })
      if (due.length === 0) return
      recordShown(deviceStorage, audienceOf(session), due, nowMs)
      setPopups(due)
      setOpen(true)
    }, EVALUATION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [busy, data, session, isHome, isMoneyMoving])

  const close = () => {
    setOpen(false)
    const unlimited = popups.filter((popup) => frequencyOf(popup) === undefined)
    if (unlimited.length > 0) rememberSeen(deviceStorage, audienceOf(session), unlimited)
  }
  const onFailure = () => setFailed(true)
  return (
    <Later
      isRequested={isOpen}
      load={loadSheet}
      props={{ open: isOpen, popups: shown, onClose: close }}
      onFailure={onFailure}
      quiet
    />
  )
}

/**
 * Returns the popups that may still be shown: without those that staff has stopped meanwhile, and without quiet ones
 * once money is moving.
 */
function useShown(
  popups: readonly Announcement[],
  published: readonly Announcement[] | undefined,
  { isHome, isMoneyMoving }: { isHome: boolean; isMoneyMoving: boolean },
): readonly Announcement[] {
  return useMemo(() => {
    const isStopped = ({ id }: Announcement) => published !== undefined && !published.some((one) => one.id === id)
    const shown = popups.filter((popup) => !isStopped(popup) && fitsPlace(popup, { isHome, isMoneyMoving }))
    // The same list keeps the position of the reader.
    return shown.length === popups.length ? popups : shown
  }, [popups, published, isHome, isMoneyMoving])
}
