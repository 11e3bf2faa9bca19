import { expect, test } from 'vitest'

import { missingOf } from './application-rules.ts'
import type { PicturePhase } from '../../../ui/attach/use-pictures.ts'

const applicationRules = { commentRequired: true, leastPictures: 1, mostPictures: 3 }
const drafted = (comment: string, ...names: PicturePhase['name'][]) => ({
  comment,
  pictures: names.map((name) => ({ phase: { name } })),
})

test.each([
  ['all there', drafted('Here it is', 'sent'), null],
  ['blank words', drafted('  ', 'sent'), 'comment'],
  ['no picture', drafted('Here it is'), 'pictures'],
  ['one pending', drafted('Here it is', 'sent', 'sending'), 'sending'],
  ['one being looked at', drafted('', 'looking'), 'sending'],
  ['one that will not do', drafted('Here it is', 'sent', 'wrong'), 'wrong'],
  ['one that was not sent', drafted('Here it is', 'failed'), 'wrong'],
] as const)('%s', (_name, draft, missing) => {
  expect(missingOf(applicationRules, draft)).toBe(missing)
})

test('without requirements, nothing is missing', () => {
  expect(missingOf({ commentRequired: false, leastPictures: 0, mostPictures: 3 }, drafted(''))).toBeNull()
})
