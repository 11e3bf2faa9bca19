import { openFrame } from '../../kit/front/frame/open-frame.ts'
import { element } from '../../kit/front/controls/element.ts'
import { BOOK_ROOM, BookEvent, bookPath, ListView, SlipView, TicketEvent } from '../book-contract.ts'
import { codeOfRoom } from '../booking-room.ts'
import { parsePickRoom } from '../pick-room.ts'
import { MatchCache } from './state/match-cache.ts'
import { Settings } from './state/settings.ts'
import { Slip } from './state/slip.ts'
import type { SlipStore } from './state/slip.ts'
import type { App, Tab, View } from './view/app.ts'
import { describeTicket } from './view/describe.ts'
import { emptyState } from './view/empty-state.ts'
import { matchList } from './view/match-list.ts'
import { submitSlip } from './view/place-slip.ts'
import { slipBar } from './view/slip-bar.ts'
import { Tabs } from './view/tabs.ts'
import { bookTexts } from './texts/book-texts.ts'

const LIST_MS = 60_000
const RETRY_MS = 3_000

async function start(): Promise<void> {
  const [matchCache, settings] = [new MatchCache(), new Settings()]
  const frame = await openFrame({
    texts: bookTexts,
    rules: async (translator) => (await import('./rules.ts')).rules({ translator, matchCache, settings }),
    describe: describeTicket,
  })
  if (!frame) return

  const { session, translator } = frame
  const list = await firstList(frame)
  matchCache.setList(list)
  const name = `${session.title.vendor} ${session.title.gameId} ${session.nickname}`
  const slip = new Slip(name, frame.stakeSelector.stake, await slipStoreOf(frame))
  const visit = frame.enter(BOOK_ROOM, {
    snapshot: (body) => matchCache.applySnapshot(BookEvent.parse(body)),
    event: (body) => matchCache.applyEvent(BookEvent.parse(body)),
    private: (body) => onTicket(app, TicketEvent.parse(body)),
  })
  const container = element('div', { class: 'place' })
  let view: View | null = null
  const showView = (next: View) => {
    view?.leave()
    view = next
    container.replaceChildren(next.element)
    container.scrollTop = 0
  }
  const show = (tab: Tab) => {
    tabs.show(tab)
    void viewOf(app, tab).then(showView)
  }
  let latest: Tab = 'matches'
  const app: App = {
    frame,
    translator,
    matchCache,
    settings,
    slip,
    clock: visit.clock,
    show: (tab) => {
      latest = tab
      show(tab)
    },
    openSlip: () => void import('./view/slip-sheet.ts').then((sheet) => sheet.openSlip(app)),
    openMatch: (id) =>
      void import('./view/match-page.ts').then(({ matchPage }) => showView(matchPage(app, id, () => show(latest)))),
  }
  const tabs = new Tabs(translator, app.show)
  frame.view.felt.append(container)
  frame.view.rail.append(slipBar(app, app.openSlip), tabs.element)
  openRoomFromAddress(app)
  setInterval(() => void loadList(app), LIST_MS)
  if (slip.pending.length > 0) void submitSlip(app)
}

/** Saves sequentially, so that the last version is stored. */
async function slipStoreOf({ calls }: Pick<Frame, 'calls'>): Promise<SlipStore> {
  const before = await calls.callApi(bookPath.slip, SlipView).catch(() => null)
  let pendingSave: Promise<unknown> = Promise.resolve()
  return {
    stored: before?.slip ?? null,
    save: (slip) => {
      pendingSave = pendingSave.then(() => calls.callApi(bookPath.slip, SlipView, { slip })).catch(() => null)
    },
  }
}

type Frame = NonNullable<Awaited<ReturnType<typeof openFrame>>>

/** Opens the room named in the address: a match page; for a pick or a booking code also the slip. */
function openRoomFromAddress(app: App): void {
  const roomParam = new URL(location.href).searchParams.get('room') ?? ''
  app.show(app.matchCache.live.length > 0 ? 'live' : 'matches')
  const code = codeOfRoom(roomParam)
  if (code !== null) void import('./view/open-shared.ts').then(({ openShared }) => openShared(app, code, app.openSlip))
  const room = parsePickRoom(roomParam)
  if (!room) return
  app.openMatch(room.fixtureId)
  if (room.leg)
    void import('./view/open-pick.ts').then(({ openPick }) => room.leg && openPick(app, room.leg, app.openSlip))
}

/** Fetches the list, which the page cannot start without; retries on a tap, or automatically after a delay. */
async function firstList(frame: Pick<Frame, 'calls' | 'translator' | 'view'>): Promise<ListView> {
  for (;;) {
    const list = await frame.calls.callApi(bookPath.list, ListView).catch(() => null)
    if (list) return list
    await new Promise<void>((resolve) => {
      const retry = { label: frame.translator.t('tryAgain'), onPress: resolve }
      setTimeout(resolve, RETRY_MS)
      frame.view.felt.replaceChildren(emptyState(frame.translator.t('stale'), '', retry))
    })
    frame.view.felt.replaceChildren()
  }
}

async function loadList({ frame, matchCache }: App): Promise<void> {
  const list = await frame.calls.callApi(bookPath.list, ListView).catch(() => null)
  if (list) matchCache.setList(list)
}

/** A ticket was settled or paid: the balance has changed. */
function onTicket({ frame, translator }: App, { state }: TicketEvent): void {
  if (state !== 'closed' && state !== 'rolled_back' && state !== 'corrected') return
  void frame.refresh()
  if (state === 'closed') frame.view.toast(translator.t('ticketSettled'))
  if (state === 'corrected') frame.view.toast(translator.t('ticketCorrected'))
}

async function viewOf(app: App, tab: Tab): Promise<View> {
  if (tab === 'bets') return (await import('./view/bets.ts')).betsPage(app)
  if (tab === 'results') return (await import('./view/results.ts')).resultsPage(app)
  return matchList(app, tab)
}

void start()
