import { register } from '@ante/contract/identity/register.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { call } from '../../lib/call.ts'
import { isInstalled } from '../../lib/device.ts'
import { randomId } from '../../lib/random-id.ts'
import { deviceStorage } from '../../lib/storage.ts'
import type { Captcha } from '../captcha/use-captcha.ts'
import type { RegisterField } from '../check-form.ts'
import { loginDeviceId } from '../device-id.ts'
import { useEnter } from '../use-enter.ts'

type Filled = Record<RegisterField, string> & { answer(): ReturnType<Captcha['answer']> }

/** Makes the account, signs in and goes on. Sent again after a lost answer, it finds the account that it has made. */
export function useRegister() {
  const enter = useEnter()
  const wish = useRef({ person: '', key: '' })
  return useMutation({
    mutationFn: async ({ username, password, confirmPassword, answer }: Filled) => {
      const person = JSON.stringify([username.trim(), password])
      if (wish.current.person !== person) wish.current = { person, key: randomId() }
      return call(
        register,
        {
          type: 0,
          username: username.trim(),
          password,
          confirmPassword,
          ...(await answer()),
          loginDeviceId: loginDeviceId(),
          registerUrl: location.hostname,
          registerMethod: registerMethod(),
        },
        { idempotencyKey: wish.current.key },
      )
    },
    onSuccess: enter,
    networkMode: 'always',
  })
}

/** What the app is to this device: a page, a page on the home screen, or a profile's icon. */
function registerMethod(): 'H5' | 'PWA' | 'WEBCLIP' {
  if (deviceStorage.get('WEBCLIP') === '1') return 'WEBCLIP'
  return isInstalled() ? 'PWA' : 'H5'
}
