import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { freePort } from '../tools/run/lib/ports.ts'
import { Stack } from '../tools/run/lib/stack.ts'
import { launchOptions, onSlowPage, siteOf } from './taps/slow-page.ts'
const folder = await mkdtemp('/tmp/ante-bench-')
const stack = new Stack({
  port: await freePort(),
  sandboxPort: await freePort(),
  smtpPort: await freePort(),
  dataDir: folder + '/data',
  environment: { LOG_LEVEL: 'warn', LOTTERY_DRAWS: 'off' },
})
await stack.start()
const TILES = 'main li[aria-posinset] a'
const navs: any[] = [
  ['home-list', (p: any) => p.locator('main a[href^="/m/gameList"]:visible').first().tap(), '/m/gameList', TILES],
  ['list-game', (p: any) => p.locator(TILES).first().tap(), '/m/launchGame', 'button[aria-label="Leave game"]'],
  ['game-list', (p: any) => p.getByRole('button', { name: 'Leave game' }).tap(), '/m/gameList', TILES],
  [
    'list-home',
    (p: any) => p.getByRole('button', { name: 'Back', exact: true }).tap(),
    '/m/home',
    'main a[href^="/m/gameList"]',
  ],
]
const browser = await chromium.launch(launchOptions)
try {
  await onSlowPage(siteOf(browser, stack.url), { path: '/m/home', isForMembers: true }, async ({ page }: any) => {
    const c = await page.context().newCDPSession(page)
    await c.send('Profiler.enable')
    await c.send('Profiler.setSamplingInterval', { interval: 100 })
    const total: any = {}
    for (let round = 0; round < 5; round++)
      for (const [name, tap, path, sel] of navs) {
        await page.waitForTimeout(1500)
        if (round) await c.send('Profiler.start')
        const shown = page.evaluate(
          ({ path, selector }: any) =>
            new Promise((resolve) => {
              let t = 0
              addEventListener('click', (e) => (t = e.timeStamp), { capture: true, once: true })
              const look = () => {
                const is = location.pathname === path && document.querySelector(selector)?.getClientRects().length
                if (t === 0 || !is) requestAnimationFrame(look)
                else requestAnimationFrame(() => resolve(Math.round(performance.now() - t)))
              }
              requestAnimationFrame(look)
            }),
          { path, selector: sel },
        )
        await tap(page)
        const ms = await shown
        if (!round) continue
        const { profile } = await c.send('Profiler.stop')
        const t = (total[name] ??= { ms: [], self: new Map() })
        t.ms.push(ms)
        const self = new Map<number, number>()
        profile.samples.forEach((id: number, i: number) => self.set(id, (self.get(id) ?? 0) + profile.timeDeltas[i]))
        for (const n of profile.nodes) {
          const f = n.callFrame
          const k = `${f.functionName || '?'} ${f.url.split('/').pop()}:${f.lineNumber}:${f.columnNumber}`
          t.self.set(k, (t.self.get(k) ?? 0) + (self.get(n.id) ?? 0))
        }
        if (round === 4) writeFileSync('/tmp/tr/nav-' + name + '.json', JSON.stringify(profile))
      }
    for (const [n, t] of Object.entries<any>(total)) {
      console.log('==', n, t.ms.join(' '))
      for (const [k, v] of [...t.self].sort((a: any, b: any) => b[1] - a[1]).slice(0, 18))
        console.log((v / 4000).toFixed(2), k)
    }
  })
} finally {
  await browser.close()
  await stack.stop()
}
