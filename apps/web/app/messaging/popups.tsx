import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useSession } from '../lib/session/session.ts'
import { deviceStorage } from '../lib/browser/storage.ts'
import { Later } from '../ui/later.tsx'
import { useModalsBusy, useModalTurn } from '../ui/modal-turns.ts'
import { audienceOf, isUnseen, popupsFor, rememberSeen } from './popup-audience.ts'
import { homeAnnouncements } from './queries.ts'

/** Source: product specification 9. */
const EVALUATION_DELAY_MS = 500

const NONE: readonly Announcement[] = []
const loadSheet = async () => (await import('./popup-sheet.tsx')).PopupSheet

/** Shows the popups that this user has not closed yet. The popup code is loaded only if there are some. */
export function Popups() {
  const session = useSession()
  const { data } = useQuery(homeAnnouncements)
  const [popups, setPopups] = useState(NONE)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const busy = useModalsBusy()
  // Takes the turn as soon as popups are due, so that no other dialog opens while the code of the sheet is loading.
  useModalTurn(open && !failed)

  useEffect(() => {
    // Popups open without a tap, so they wait until other dialogs are closed.
    if (busy) return undefined
    const timer = setTimeout(() => {
      const duePopups = popupsFor(session, data?.popup ?? NONE)
      if (!isUnseen(deviceStorage, audienceOf(session), duePopups)) return
      setPopups(duePopups)
      setOpen(true)
    }, EVALUATION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [busy, data, session])

  const close = () => {
    setOpen(false)
    rememberSeen(deviceStorage, audienceOf(session), popups)
  }
  const onFailure = () => setFailed(true)
  return (
    <Later isRequested={open} load={loadSheet} props={{ open, popups, onClose: close }} onFailure={onFailure} quiet />
  )
}
