import type { Country } from '@ante/contract/identity/mobile.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { dialingCodes } from '../queries.ts'
import { countryOfCode } from './countries.ts'
import { minimumDigits, mobileProblem } from './mobile-number.ts'
import type { MobileProblem } from './mobile-number.ts'

/** A mobile number with its country. Kept by the form, so that both outlast a change of its tabs. */
export interface Mobile {
  number: string
  /** None until the list is there: then the gateway takes the merchant's own. */
  country: Country | undefined
  countries: readonly Country[] | undefined
  /** The list did not come; numbers of the merchant's own country are taken all the same. */
  failed: boolean
  problem: MobileProblem | null
  minimumDigits: number | undefined
  type(number: string): void
  choose(country: Country): void
  /** Takes a number over that is known, with its country's code. */
  fill(number: string, dialingCode: string | null): void
  reload(): void
}

interface Chosen {
  country?: string
  dialingCode?: string
}

/** Nothing is asked for while no number is `wanted`. */
export function useMobile({ wanted = true }: { wanted?: boolean } = {}): Mobile {
  const { data, isError, refetch } = useQuery({ ...dialingCodes, enabled: wanted })
  const [number, setNumber] = useState('')
  const [chosen, setChosen] = useState<Chosen>({})
  const countries = data?.countries
  const country = countries && countryOf(countries, chosen, data.here)
  return {
    number,
    country,
    countries,
    failed: isError,
    problem: mobileProblem(number, country),
    minimumDigits: countries && country && minimumDigits(countries, country),
    type: setNumber,
    choose: ({ country: code }) => setChosen({ country: code }),
    fill: (known, dialingCode) => {
      setNumber(known)
      setChosen(dialingCode === null ? {} : { dialingCode })
    },
    reload: () => void refetch(),
  }
}

function countryOf(countries: readonly Country[], chosen: Chosen, here: string | null): Country | undefined {
  const named = (code: string | null | undefined) => countries.find(({ country }) => country === code)
  const ofCode = chosen.dialingCode === undefined ? undefined : countryOfCode(countries, chosen.dialingCode, here)
  return named(chosen.country) ?? ofCode ?? named(here)
}
