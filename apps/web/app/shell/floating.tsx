import { memberMay, TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { UpdateSlot } from '../install/update-slot.tsx'
import { ordersVersion } from '../lottery/orders/keys.ts'
import { pushPromptMoment } from '../messaging/push/push-prompt-moment.ts'
import { deviceStorage } from '../lib/browser/storage.ts'
import { loadPageMessages } from '../lib/i18n/messages.ts'
import { loginOver, useLoginOver } from '../lib/pages/login-over.ts'
import { useLocation, useNavigate } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { useFlag } from '../merchant/public.ts'
import { Later } from '../ui/later.tsx'
import { CallNotices } from '../ui/call-notices.tsx'
import { EndedNotice } from './ended-notice.tsx'

const NO_PROPS = {}
const closeLogin = () => loginOver.set(false)

const loadPopups = async () => (await import('../messaging/popups.tsx')).Popups

const loadGameInfo = async () => (await import('../catalogue/game-info/game-info-overlay.tsx')).GameInfoOverlay

const loadMarks = async () => (await import('../catalogue/play-money-marks.tsx')).PlayMoneyMarks

const loadService = async () => {
  const [{ FloatingService }] = await Promise.all([
    import('../support/floating-service.tsx'),
    loadPageMessages(['support']),
  ])
  return FloatingService
}

const loadUnfinished = async () => {
  const [{ UnfinishedRound }] = await Promise.all([
    import('../launch/unfinished-round.tsx'),
    loadPageMessages(['launch']),
  ])
  return UnfinishedRound
}

const loadRain = async () => {
  const [{ RainStrip }] = await Promise.all([
    import('../promotions/red-rain/strip/rain-strip.tsx'),
    loadPageMessages(['rain']),
  ])
  return RainStrip
}
/** Pages with the red-rain strip: home, the promotions and the member centre. */
const RAIN_PAGES = ['/m/home', '/m/activity', '/m/mine', '/m/member/home']

const loadContracts = async () => {
  const [{ PendingAlert }] = await Promise.all([
    import('../agents/contracts/pending-alert.tsx'),
    loadPageMessages(['contracts']),
  ])
  return PendingAlert
}
/** Pages with the contract alert: the same, and the agency centre. */
const CONTRACT_PAGES = [...RAIN_PAGES, '/m/agent']

const loadPushPrompt = async () => {
  const [{ PushPrompt }] = await Promise.all([import('../messaging/push/push-prompt.tsx'), loadPageMessages(['mail'])])
  return PushPrompt
}

/** Pages that ask about push notifications: home and the member centre, where nothing is being completed or checked. */
const PUSH_PAGES = ['/m/home', '/m/mine', '/m/member/home']

const loadCelebration = async () => {
  const [{ Celebration }] = await Promise.all([
    import('../lottery/celebration/celebration.tsx'),
    loadPageMessages(['wins']),
  ])
  return Celebration
}

const loadLogin = async () => {
  const [{ LoginSheet }] = await Promise.all([
    import('../identity/login/login-sheet.tsx'),
    loadPageMessages(['identity']),
  ])
  return LoginSheet
}

interface FloatingProps {
  bottomMenu: boolean
  /** Whether popups for any page may open on this one. The home page has its popups itself, because they open soon. */
  hasPopups: boolean
  /** Whether the page moves money, so that quiet popups wait. */
  movesMoney: boolean
}

/**
 * Overlays over the pages. With a bottom navigation: an unfinished round, on some pages the announced red rain, and
 * customer service where the merchant has it. On all pages: a requested login, the information of a game, the restrictions
 * of play money, wins of lottery bets, popups for any page, unresolved calls, and the notices of a new version or an ended session.
 */
export function Floating({ bottomMenu, hasPopups, movesMoney }: FloatingProps) {
  const session = useSession()
  const open = useLoginOver()
  const isMember = session !== null
  const isPlayer = session !== null && session.customerType !== TRIAL
  const { path } = useLocation()
  const { data: lotteryChanges = 0 } = useQuery(ordersVersion)
  useStoredPush(session?.userName)
  const mayHaveContracts = useMayHaveContracts()
  return (
    <>
      <Later isRequested={open} load={loadLogin} props={{ open, onClose: closeLogin }} onFailure={closeLogin} />
      {bottomMenu && <Later key={path} quiet isRequested={isMember} load={loadUnfinished} props={NO_PROPS} />}
      {isPlayer && RAIN_PAGES.some((page) => page === path) && (
        <Later quiet isRequested load={loadRain} props={NO_PROPS} />
      )}
      {mayHaveContracts && CONTRACT_PAGES.some((page) => page === path) && (
        <Later quiet isRequested load={loadContracts} props={NO_PROPS} />
      )}
      {bottomMenu && <Later quiet isRequested load={loadService} props={NO_PROPS} />}
      <Later quiet isRequested load={loadGameInfo} props={NO_PROPS} />
      <Later quiet isRequested={session?.customerType === TRIAL} load={loadMarks} props={NO_PROPS} />
      <Later quiet isRequested={isMember && lotteryChanges > 0} load={loadCelebration} props={NO_PROPS} />
      {isPlayer && <PushQuestion path={path} />}
      {hasPopups && <Later quiet isRequested load={loadPopups} props={{ isHome: false, movesMoney }} />}
      <PageNotices />
      <UpdateSlot />
      <EndedNotice />
    </>
  )
}

/** The question about push notifications, at its moment. */
function PushQuestion({ path }: { path: string }) {
  const mayAsk = useSyncExternalStore(pushPromptMoment.subscribe, pushPromptMoment.get, () => false)
  if (!mayAsk || !PUSH_PAGES.includes(path)) return null
  return <Later quiet isRequested load={loadPushPrompt} props={NO_PROPS} />
}

/** Notices of unresolved calls, rendered into the area that the shell reserves, so that they cover nothing. */
function PageNotices() {
  const container = document.querySelector('#notices')
  return container && createPortal(<CallNotices />, container)
}

/**
 * Whether the member may have contracts: agents, and players where the merchant enables it. Source: domain handbook
 * 6.14.
 */
function useMayHaveContracts(): boolean {
  const session = useSession()
  const toPlayers = useFlag('PLAYERCONT3')
  if (!session || !memberMay.signContracts(session.customerType)) return false
  return toPlayers || memberMay.openAgencyCentre(session.customerType)
}

/** Renews the push subscription of a member who enabled it on this device, in every session. */
function useStoredPush(member: string | undefined): void {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  useEffect(() => {
    if (member === undefined || deviceStorage.get('PUSH_FOR') === null) return
    import('../messaging/push/push-device.ts')
      .then(({ registerPush: renewPush }) => renewPush(i18n, navigate))
      // The next visit retries.
      .catch(() => undefined)
  }, [member, i18n, navigate])
}
