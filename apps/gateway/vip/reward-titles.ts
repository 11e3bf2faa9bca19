import type { Language } from '@ante/contract/merchant/language.ts'

import type { ClubReward } from './club-rewards.ts'

type Titles = ClubReward['titles']

/** Titles of a bonus, a weekly salary and a monthly salary; `{n}` is the level. */
const TITLES: Record<Language, readonly [bonus: string, weekly: string, monthly: string]> = {
  EN: ['VIP{n} bonus', 'VIP{n} weekly salary', 'VIP{n} monthly salary'],
  CN: ['VIP{n} 升级奖金', 'VIP{n} 周俸禄', 'VIP{n} 月俸禄'],
  TW: ['VIP{n} 升級獎金', 'VIP{n} 週俸祿', 'VIP{n} 月俸祿'],
  JA: ['VIP{n} 昇格ボーナス', 'VIP{n} 週間サラリー', 'VIP{n} 月間サラリー'],
  KO: ['VIP{n} 승급 보너스', 'VIP{n} 주간 급여', 'VIP{n} 월간 급여'],
  TH: ['โบนัส VIP{n}', 'เงินเดือนรายสัปดาห์ VIP{n}', 'เงินเดือนรายเดือน VIP{n}'],
  VI: ['Thưởng lên VIP{n}', 'Lương tuần VIP{n}', 'Lương tháng VIP{n}'],
  LO: ['ໂບນັດ VIP{n}', 'ເງິນເດືອນປະຈຳອາທິດ VIP{n}', 'ເງິນເດືອນປະຈຳເດືອນ VIP{n}'],
  KM: ['ប្រាក់រង្វាន់ VIP{n}', 'ប្រាក់ប្រចាំសប្តាហ៍ VIP{n}', 'ប្រាក់ប្រចាំខែ VIP{n}'],
  MY: ['VIP{n} ဘောနပ်စ်', 'VIP{n} အပတ်စဉ် လစာ', 'VIP{n} လစဉ် လစာ'],
  MS: ['Bonus VIP{n}', 'Gaji mingguan VIP{n}', 'Gaji bulanan VIP{n}'],
  ID: ['Bonus VIP{n}', 'Gaji mingguan VIP{n}', 'Gaji bulanan VIP{n}'],
  TY: ['Bonus ng VIP{n}', 'Lingguhang sahod ng VIP{n}', 'Buwanang sahod ng VIP{n}'],
  HI: ['VIP{n} बोनस', 'VIP{n} साप्ताहिक वेतन', 'VIP{n} मासिक वेतन'],
  BN: ['VIP{n} বোনাস', 'VIP{n} সাপ্তাহিক বেতন', 'VIP{n} মাসিক বেতন'],
  TA: ['VIP{n} போனஸ்', 'VIP{n} வாராந்திர ஊதியம்', 'VIP{n} மாத ஊதியம்'],
  NE: ['VIP{n} बोनस', 'VIP{n} साप्ताहिक तलब', 'VIP{n} मासिक तलब'],
  UR: ['VIP{n} بونس', 'VIP{n} ہفتہ وار تنخواہ', 'VIP{n} ماہانہ تنخواہ'],
  FA: ['پاداش VIP{n}', 'حقوق هفتگی VIP{n}', 'حقوق ماهانه VIP{n}'],
  AR: ['مكافأة VIP{n}', 'راتب VIP{n} الأسبوعي', 'راتب VIP{n} الشهري'],
  TR: ['VIP{n} bonusu', 'VIP{n} haftalık maaşı', 'VIP{n} aylık maaşı'],
  RU: ['Бонус VIP{n}', 'Недельная зарплата VIP{n}', 'Месячная зарплата VIP{n}'],
  KK: ['VIP{n} бонусы', 'VIP{n} апталық жалақысы', 'VIP{n} айлық жалақысы'],
  UZ: ['VIP{n} bonusi', 'VIP{n} haftalik maoshi', 'VIP{n} oylik maoshi'],
  ES: ['Bono VIP{n}', 'Salario semanal VIP{n}', 'Salario mensual VIP{n}'],
  PT: ['Bônus VIP{n}', 'Salário semanal VIP{n}', 'Salário mensal VIP{n}'],
  FR: ['Bonus VIP{n}', 'Salaire hebdomadaire VIP{n}', 'Salaire mensuel VIP{n}'],
}

const POSITIONS = { bonus: 0, weekly: 1, monthly: 2 } as const

function titlesOf(kind: keyof typeof POSITIONS, level: number): Titles {
  const byLanguage = Object.entries(TITLES).map(([language, titles]) => [language, titles[POSITIONS[kind]]] as const)
  return Object.fromEntries(byLanguage.map(([language, title]) => [language, title.replace('{n}', String(level))]))
}

export const bonusTitles = (level: number): Titles => titlesOf('bonus', level)
export const salaryTitles = (level: number, kind: 'weekly' | 'monthly'): Titles => titlesOf(kind, level)
