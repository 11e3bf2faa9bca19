import { getSettings } from '@ante/contract/merchant/settings.ts'
import { getTemplates } from '@ante/contract/merchant/site-info.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cliOf } from '../../operator/test/cli-of.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { runCommand, outputOf } = cliOf(() => gateway)

test('the text of the download bar is shown in each of its languages, and in the default language otherwise', async () => {
  const text = async (Language: string) => {
    const answer = await gateway.call(getSettings, {}, { headers: { Language } })
    const template = await gateway.call(getTemplates, {}, { headers: { Language } })
    expect(template.ok && template.value).toEqual(answer.ok && answer.value.mobileTemplate)
    return answer.ok ? answer.value.mobileTemplate.app_desc : null
  }
  await outputOf('appearance', 'update', 'aurora', 'app_desc', 'One tap.')
  await outputOf('appearance', 'update', 'aurora', 'app_desc', 'แตะครั้งเดียว', '--language', 'th')
  await expect.poll(() => text('TH')).toBe('แตะครั้งเดียว')
  expect(await text('EN')).toBe('One tap.')
  expect(await text('RU'), 'another language keeps its text').toMatch(/\p{Script=Cyrillic}/u)

  await outputOf('appearance', 'update', 'aurora', 'app_desc', '', '--language', 'TH')
  await expect.poll(() => text('TH')).toBe('One tap.')
  const wrong = await runCommand('appearance', 'update', 'aurora', 'mem_cen', '1', '--language', 'TH')
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('Only app_desc has languages') })
})
