import { encodeServiceLink } from '@ante/contract/messaging/service-link.ts'

import { openAwake } from './kit/awake.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { operate } from './kit/operator.ts'

const HOSTILE = [
  'javascript:window.taken=1',
  'data:text/html,<script>opener.taken=1</script>',
  'http://example.com/plain',
]
/** Where it stands among those of its kind. */
const POSITION = '77'

/** As somebody does who got at the database: the operator's own command takes no such address. */
function tamper(merchantCode: string, address: string): Promise<unknown> {
  const path = encodeServiceLink(address, 'Tampered')
  return withDatabase(({ pool }) =>
    pool.query(
      `update merchant set settings = jsonb_set(settings, '{customerService}', (
         select jsonb_agg(case when entry ->> 'csPosition' = $2 then jsonb_set(entry, '{path}', to_jsonb($3::text)) else entry end)
         from jsonb_array_elements(settings -> 'customerService') entry))
       where code = $1`,
      [merchantCode, POSITION, path],
    ),
  )
}

test.afterEach(async ({ merchant }) => {
  for (const type of ['FACEBOOK', 'TELEGRAM']) await operate('service', 'remove', merchant, type, POSITION)
})

test('a way to customer service that leads somewhere unsafe is refused with words @aurora', async ({
  page,
  say,
  merchant,
}) => {
  const link = ['--link', 'https://example.com/before']
  await operate('service', 'set', merchant, 'FACEBOOK', POSITION, '--title', 'Changed by others', ...link)
  for (const [count, address] of HOSTILE.entries()) {
    await tamper(merchant, address)
    // Any change of the operator's makes the gateways read what is kept.
    await operate('service', 'set', merchant, 'TELEGRAM', POSITION, '--title', `Change ${count}`, ...link)
    await openAwake(page, '/m/service')
    await expect(page.getByRole('main').getByRole('link', { name: `Change ${count}` })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Changed by others' })).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Changed by others' }).tap()
    const words = say('This way is closed: its address is not safe to open. Please take another one.')
    await expect(page.getByText(words)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/m/service')
    expect(await page.evaluate(() => 'taken' in window)).toBe(false)
  }
})
