import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '@ante/plain-server/test/free-port.ts'

import { miniBrowser, WEBKIT_DRIVER } from '../../../tools/run/lib/other-browsers.ts'
import { ClassicSession } from './classic-session.ts'
import type { Engine, Setting, Tab } from './tab.ts'
import { startVirtualScreen } from './virtual-screen.ts'
import { WebkitTab } from './webkit-tab.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

/** Style that shrinks the toolbar of MiniBrowser, which would otherwise make the window wider than a phone. */
const NARROW_TOOLBAR = '* { padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px }'

/** GTK settings without animations, which the engine reports to pages as reduced motion. */
const REDUCED_MOTION = '[Settings]\ngtk-enable-animations=false\n'
const WITHOUT_STORAGE = [
  '--enable-html5-local-storage=false',
  '--enable-html5-database=false',
  '--cookies-policy=never',
]

/** Time limit in milliseconds for the start of the driver on a busy machine. */
const START_LIMIT_MS = 30_000
const POLL_MS = 50
/** Time limit in milliseconds of a function in a page, which may be replaced meanwhile. */
const SCRIPT_LIMIT_MS = 5_000

/** Starts WebKitGTK's driver on a virtual screen. Each tab is a separate browser, to separate the browser contexts. */
export async function startWebkit(setting: Setting): Promise<Engine> {
  const screen = await startVirtualScreen()
  const settings = await mkdtemp(join(tmpdir(), 'ante-webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR)
  const isRestricted = setting === 'restricted'
  if (isRestricted) await writeFile(join(settings, 'gtk-3.0', 'settings.ini'), REDUCED_MOTION)
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings, GTK_THEME: '' },
  })
  const { pid } = driver
  if (pid === undefined) throw new Error('WebKitWebDriver did not start.')
  const lines: string[] = []
  driver.stdout.on('data', (text: Buffer) => lines.push(...text.toString().split('\n')))
  const address = `http://127.0.0.1:${port}`
  await untilReady(address)
  return {
    name: 'webkit',
    pid,
    newTab: () => openTab(address, { lines, more: isRestricted ? WITHOUT_STORAGE : [] }),
    close: async () => {
      driver.kill()
      screen.stop()
      await rm(settings, { recursive: true, force: true })
    },
  }
}

interface TabParts {
  lines: readonly string[]
  /** Further arguments of MiniBrowser. */
  more: readonly string[]
}

async function openTab(driver: string, { lines, more }: TabParts): Promise<Tab> {
  const session = await ClassicSession.open(driver, {
    // With the other strategies, commands during a navigation can hang until the end of a time limit.
    pageLoadStrategy: 'none',
    timeouts: { script: SCRIPT_LIMIT_MS },
    'webkitgtk:browserOptions': {
      binary: miniBrowser(),
      args: ['--automation', `--user-agent=${IPHONE}`, '--enable-write-console-messages-to-stdout=true', ...more],
    },
  })
  return WebkitTab.open(session, lines)
}

async function untilReady(address: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS
  while (!(await isReady(address))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start.')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
