import { expect, test } from 'vitest'

import { sharedGateway } from '../test/shared-gateway.ts'

const gateway = sharedGateway()

test.each([
  ['agent01.localhost', '/', 'http://localhost/?affiliateCode=agent01'],
  ['AGENT01.lotus.localhost', '/m/register?lang=EN', 'http://lotus.localhost/m/register?lang=EN&affiliateCode=agent01'],
])('a page at %s%s belongs to the site, with the code of the link', async (host, path, location) => {
  const answer = await gateway.fetch(path, { redirect: 'manual', headers: { accept: 'text/html' } }, host)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, location])
})

test.each(['nobody.example', 'a.agent01.localhost', 'x.localhost'])('there is no site at %s', async (host) => {
  const answer = await gateway.fetch('/m/home', { redirect: 'manual' }, host)
  expect(answer.status).toBe(404)
})
