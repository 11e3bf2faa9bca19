import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'Ұтыс',
  returnToPlayer: 'Қайтарым',
  interrupted: 'Байланыс үзілсе, раунд сізсіз аяқталып, ұтысы төленеді. Қайта келгенде көресіз.',
  play: 'Ойнау {stake}',
  playing: 'Ойналуда',
  soon: 'Келесі раунд қазір',
  mayWin: '{amount} ұтуға болады',
  howToPlay: 'Қалай ойналады',
  returns: 'Қаншасы қайтады',
  returnExact: 'Не таңдасаңыз да, барлық бәстің дәл 99%-ы ұтыс болып қайтады. Ештеңе дөңгелектенбейді.',
  limits: 'Лимиттер',
  stakesFromTo: 'Бәс: {least} – {most}.',
  largestWin: 'Раундтың ең үлкен ұтысы — бәстің {times} еселігі, яғни ең үлкен бәсте {amount}.',
  pace: 'Раунд кемінде {seconds} секунд болады. Суретті бассаңыз, нәтиже бірден көрсетіледі.',
  interruptions: 'Бірдеңе үзілсе',
  fairness: 'Әділдік',
  algorithm:
    'HMAC-SHA-256, кілті — сервер сиді, «клиент сиді:раунд нөмірі:блок» бойынша 32 биттік сөздер береді. Шектен кіші сан — келесі сөздің шек модулі бойынша қалдығы; кіші сандарға артықшылық беретін сөз өткізіледі.',
  seedsGive: 'Сидтер беретіні: {numbers}',
  roundWas: 'Яғни: {result}.',
  price: 'Төлем',
  chance: 'Мүмкіндік',
  toldResult: 'Нәтиже',
}
