import { merchants } from '@ante/demo/merchants.ts'
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET, staff } from '@ante/demo/staff.ts'

import type { Ports } from '../kit/ports.ts'
import { hashPassword } from '../kit/password.ts'
import { bytesOfBase32 } from '../kit/totp.ts'
import { storeActiveStaff } from '../staff/public.ts'
import type { Part } from './part.ts'

/** One staff account per role. With them the operator CLI requires a sign-in. */
export const staffPart = (ports: Pick<Ports, 'clock' | 'secrets'>): Part => ({
  name: 'staff',
  source: staff,
  write: async (tx) => {
    const passwordHash = await hashPassword(DEMO_STAFF_PASSWORD)
    const codes = merchants.map(({ code }) => code)
    for (const { mail, displayName, role, isOfPlatform } of staff) {
      const roles = (isOfPlatform ? [null] : codes).map((code) => [role, code] as const)
      await storeActiveStaff(ports, tx, {
        mail,
        displayName,
        roles,
        passwordHash,
        totpSecret: bytesOfBase32(DEMO_STAFF_SECRET),
        merchantCode: null,
      })
    }
  },
})
