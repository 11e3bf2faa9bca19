import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/kit/phone.ts'
import { Stack } from '../tools/run/lib/stack.ts'
import { freePort } from '@ante/plain-server/test/free-port.ts'
import { bytesOfBase32, stepAt, totp } from '@ante/gateway/kit/totp.ts'
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET } from '@ante/demo/staff.ts'
import { mkdtemp, readFile } from 'node:fs/promises'
import pg from 'pg'
const dataDir = await mkdtemp('/tmp/ante-shot-')
const port = await freePort()
const stack = new Stack({
  port,
  sandboxPort: await freePort(),
  smtpPort: await freePort(),
  dataDir,
  tls: false,
  environment: { LOG_LEVEL: 'warn' },
})
await stack.start()
const { databaseUrl } = JSON.parse(await readFile(`${dataDir}/gateway.json`, 'utf8'))
if (process.env.SQL) {
  const c = new pg.Client(databaseUrl)
  await c.connect()
  await c.query(await readFile(process.env.SQL, 'utf8'))
  await c.end()
}
const browser = await chromium.launch(launchOptions)
const paths = process.argv.slice(3)
for (const theme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: theme })
  const page = await context.newPage()
  await page.goto(`http://console.localhost:${port}/m/aurora`)
  await page
    .getByRole('textbox')
    .first()
    .fill(process.argv[2] ?? 'admin@ante.example')
  await page.locator('input[type=password]').fill(DEMO_STAFF_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Two-step').waitFor()
  await page
    .getByRole('textbox')
    .first()
    .fill(totp(bytesOfBase32(DEMO_STAFF_SECRET), stepAt(new Date())))
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').first().waitFor()
  for (const path of paths) {
    await page.goto(`http://console.localhost:${port}${path}`)
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/shot${path.replaceAll('/', '_')}-${theme}.png` })
    console.log(path, theme)
  }
  await context.close()
  await new Promise((r) => setTimeout(r, 31_000))
}
await browser.close()
await stack.stop()
