import { gameOf } from '../kit/play.ts'
import { roundsOf } from '../kit/ledger.ts'
import { english } from '../kit/slot-texts.ts'
import { expect, test } from './journey.ts'
import { openAsMember } from './steps/members.ts'

/** Maximum duration of a round at a table on a busy machine, in milliseconds. */
const A_ROUND_MS = 90_000
/** Time in milliseconds for a button that may disappear. */
const ATTEMPT_MS = 2_000
/** Loading and starting a game on a busy machine, in milliseconds. */
const LOAD_MS = 60_000

/** Runs in the game: returns the ids of the canvases with content. */
const drawn = () =>
  [...document.querySelectorAll('canvas')]
    .filter(({ width, height }) => width > 0 && height > 0)
    .filter((canvas) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      return pixels.some((value, index) => index % 4 === 3 && value > 0)
    })
    .map(({ id }) => id)
    .join(' ')

/** Runs in the game: clears the canvases as a restarted graphics process does. */
const emptyCanvases = () => {
  for (const canvas of document.querySelectorAll('canvas')) {
    canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height)
    canvas.dispatchEvent(new Event('contextlost', { cancelable: true }))
    canvas.dispatchEvent(new Event('contextrestored'))
  }
}

/** Runs in the game: records its audio contexts, so that their state can be read. */
const recordAudioContexts = () => {
  const outputs: AudioContext[] = []
  class RecordedAudioContext extends AudioContext {
    constructor() {
      super()
      outputs.push(this)
    }
  }
  Object.assign(globalThis, {
    AudioContext: RecordedAudioContext,
    outputStates: () => outputs.map(({ state }) => state).join(' '),
  })
}
const outputStates = () => (globalThis as unknown as { outputStates(): string }).outputStates()

test('a member plays a round of a slot with sound, and leaves the game by its button and by the back button', async ({
  phone,
}) => {
  const { username } = await openAsMember(phone, '/m/gameList?gameType=RNG&vassalage=ANS', '500.00')
  await phone.page.role('link', /Northlight Reels/).tap()
  const spin = phone.game.role('button', english.spin)
  await spin.waitUntilVisible(LOAD_MS)
  await phone.evaluateInGame(recordAudioContexts)
  await phone.game.role('button', english.soundOn).tap()
  // Firefox needs an audio device, which a server does not have.
  if (phone.engine !== 'firefox') await expect.poll(() => phone.evaluateInGame(outputStates)).toBe('running')
  await spin.tap()
  await expect.poll(() => roundsOf(username, 'aurora'), { timeout: LOAD_MS }).toBe(1)
  await spin.waitUntilVisible(LOAD_MS)

  const canvases = await phone.evaluateInGame(drawn)
  expect(canvases).toContain('reels')
  await phone.evaluateInGame(emptyCanvases)
  await expect.poll(() => phone.evaluateInGame(drawn)).toBe(canvases)

  await phone.page.role('button', 'Leave game').tap()
  await phone.waitForAddress('/m/gameList')
  await phone.page.role('link', /Northlight Reels/).tap()
  await phone.game.css('canvas').first().waitUntilVisible(LOAD_MS)
  await phone.back()
  await phone.waitForAddress('/m/gameList')
  await phone.page.role('link', /Northlight Reels/).waitUntilVisible()
})

test('a member bets at a table and sees the result', async ({ phone }) => {
  const { nodeId, name } = gameOf('LIVE', 'aurora', 'baccarat')
  const { username } = await openAsMember(phone, '/m/gameList?gameType=LIVE', '500.00')
  await phone.page.role('searchbox', 'Search games by name').fill(name.toLowerCase())
  await phone.page.css(`main li[aria-posinset] a[href*="nodeId=${nodeId}&"]`).tap()
  await phone.game.css('.clock[data-state="on"]').waitUntilVisible(A_ROUND_MS)
  await phone.game.css('.spot-banker').tap()
  await phone.game.css('.confirm').tap()
  await phone.game.css('.spot-banker .chip-mark:not(.chip-loose)').waitUntilVisible()
  await phone.game.css('[data-won="true"]').waitUntilVisible(A_ROUND_MS)
  await expect.poll(() => roundsOf(username, 'aurora'), { timeout: A_ROUND_MS }).toBe(1)
})

test('a member bets on a lottery', async ({ phone }) => {
  await openAsMember(phone, '/m/lotteryBet?game=SSC300', '500.00')
  const main = phone.page.role('main')
  await main.role('button', 'Random').tap()
  await main.role('button', 'Bet now').tap()
  const sheet = phone.page.role('dialog', 'Confirm bet')
  // If the draw closes meanwhile, the same button bets on the next draw.
  const bet = sheet.role('button', /^(Confirm|Bet on next draw)$/)
  const isPlaced = async () => {
    await bet.tap(ATTEMPT_MS).catch(() => undefined)
    return sheet.text('Bet placed').count()
  }
  await expect.poll(isPlaced, { timeout: LOAD_MS }).toBe(1)
})
