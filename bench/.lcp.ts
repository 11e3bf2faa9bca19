import { writeFileSync } from 'node:fs'
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { chromium } from '@playwright/test'
import { newPlayer } from '../e2e/kit/newcomer.ts'
import { launchOptions } from '../e2e/kit/phone.ts'
import { SESSION_KEY, signUpHere } from '../e2e/kit/session.ts'
import { CHROMIUM } from '../tools/run/lib/chromium.ts'

export async function lcp(url: string) {
  const pages = (process.env.PAGES ?? '/m/home,/m/voucherCenter').split(',')
  const b = await chromium.launch(launchOptions)
  const p = await b.newPage({ ignoreHTTPSErrors: true })
  await p.goto(url + '/healthz')
  await signUpHere(p, newPlayer())
  const session = await p.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)
  await b.close()
  for (const path of pages)
    for (let i = 0; i < Number(process.env.RUNS ?? 2); i++) {
      const browser = await puppeteer.launch({
        executablePath: CHROMIUM,
        headless: true,
        acceptInsecureCerts: true,
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
      })
      const page = await browser.newPage()
      if (path.includes('voucher')) {
        await page.goto(url + '/healthz')
        await page.evaluate((k, t) => sessionStorage.setItem(k, t!), SESSION_KEY, session)
      }
      const r = await lighthouse(
        url + path,
        { onlyCategories: ['performance'], maxWaitForLoad: 12000, disableStorageReset: true, logLevel: 'error' },
        undefined,
        page,
      )
      const a = r!.lhr.audits
      const name = path.replace(/\W/g, '_') + i
      writeFileSync(`/tmp/lh${name}.json`, JSON.stringify(r!.lhr))
      writeFileSync(`/tmp/lh${name}.trace.json`, JSON.stringify(r!.artifacts.Trace))
      console.log(
        path,
        'FCP',
        a['first-contentful-paint']!.numericValue,
        'LCP',
        a['largest-contentful-paint']!.numericValue,
        'TBT',
        a['total-blocking-time']!.numericValue,
        'SI',
        a['speed-index']!.numericValue,
      )
      console.log(
        JSON.stringify(a['lcp-breakdown-insight']?.details ?? a['largest-contentful-paint-element']?.details).slice(
          0,
          1800,
        ),
      )
      const obs = (a['metrics']!.details as any).items[0]
      console.log('observed', obs.observedFirstContentfulPaint, obs.observedLargestContentfulPaint, obs.observedLoad)
      await browser.close()
    }
  return []
}
