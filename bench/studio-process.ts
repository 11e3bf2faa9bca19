import { createServer } from 'node:http'

import { engineOf } from '@ante/demo/engines.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { anteTitles } from '@ante/studio/test/ante-titles.ts'
import { FAKE_VENDORS_SECRET, fakeGateway } from '@ante/studio/test/fake-gateway.ts'
import type { FakeGateway } from '@ante/studio/test/fake-gateway.ts'
import { launchToken } from '@ante/studio/test/page-calls.ts'
import { startTestStudio } from '@ante/studio/test/start-studio.ts'
import type { BrowserContext, Frame, Page } from '@playwright/test'

import { listenOnFreePort } from '../tools/faults/listen-on-free-port.ts'

const RICH_CENTS = 100_000_000n
/** Page that shows a game in a frame below a bar as high as the bar of the play screen. */
const LOBBY_PAGE = `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{margin:0;display:grid;grid-template-rows:48px 1fr;height:100vh}iframe{width:100%;height:100%;border:0}</style>
<header></header>`

export interface StudioProcess {
  url: string
  lobbyUrl: string
  gateway: FakeGateway
  /** Opens a title as a new player, in a frame below a bar, as the play screen does. */
  open(context: BrowserContext, title: DemoGame, language?: string): Promise<{ page: Page; game: Frame }>
  stop(): Promise<void>
}

/** Returns one title per engine, from a vendor that calls the wallet for every stake with our own signed calls. */
export function titleOfEachEngine(): { engine: string; title: DemoGame }[] {
  const titles = new Map<string, DemoGame>()
  for (const game of anteTitles) {
    const engine = engineOf(game)
    if (!titles.has(engine)) titles.set(engine, game)
  }
  return [...titles].map(([engine, title]) => ({ engine, title }))
}

/** Starts all vendors on an empty database, with a stand-in for the wallet: only the games are measured. */
export async function startStudioProcess(databaseUrl: string): Promise<StudioProcess> {
  const gateway = await fakeGateway(RICH_CENTS)
  const lobby = await serveLobby()
  gateway.player.lobbyUrl = lobby.url
  const sandbox = await startTestStudio({
    databaseUrl,
    gatewayUrl: gateway.url,
    environment: { VENDORS_SECRET: FAKE_VENDORS_SECRET, LOBBY_ORIGINS: lobby.url },
  })
  await sandbox.ready
  // Game and lobby are on the same site, as in production, so that they share one browser process.
  const url = sandbox.url.replace('127.0.0.1', 'localhost')
  return {
    url,
    lobbyUrl: lobby.url,
    gateway,
    open: async (context, { vendor, gameId }, language = 'EN') => {
      const token = launchToken(gateway)
      gateway.player.language = language
      const page = await context.newPage()
      await page.goto(lobby.url)
      const address = `${url}/studio/play/?${new URLSearchParams({ vendor, game: gameId, token }).toString()}`
      await page.evaluate(frameOpened, address)
      const game = page.frames().find((frame) => frame !== page.mainFrame())
      if (!game) throw new Error(`${gameId} has no frame`)
      return { page, game }
    },
    stop: async () => {
      await sandbox.stop()
      await gateway.stop()
      await lobby.stop()
    },
  }
}

async function serveLobby() {
  const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(LOBBY_PAGE))
  const port = await listenOnFreePort(server)
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://localhost:${port}`, stop }
}

/** Runs in the lobby's page: waits until the game reports that it is ready. */
function frameOpened(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('message', ({ data }: MessageEvent<{ ante?: string }>) => {
      if (data.ante === 'game-ready') resolve()
    })
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
  })
}
