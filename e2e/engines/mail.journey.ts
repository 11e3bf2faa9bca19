import { randomUUID } from 'node:crypto'

import { runOperator } from '../kit/operator.ts'
import { test } from './journey.ts'
import { openAsMember } from './steps/members.ts'

test('a member opens a mail, which is then marked as read', async ({ phone }) => {
  const { username } = await openAsMember(phone, '/m/webEmail', '0.00')
  const send = ['mail', 'send', 'aurora', `letter-${randomUUID()}`, '--audience', username]
  await runOperator(...send, '--title', 'A letter', '--content', '<p>Hello</p>')
  const mailLink = phone.page.css('main a[href*="/m/webEmail?id="]').withText('A letter')
  await mailLink.tap()
  await phone.page.role('main').role('heading', 'A letter').waitUntilVisible()
  await phone.back()
  await mailLink.waitUntilVisible()
  await phone.page.css('main [data-unread="true"]').waitUntilGone()
})
