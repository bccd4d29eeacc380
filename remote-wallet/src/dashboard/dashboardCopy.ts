import type { CourseSpan } from '../portfolio-course/portfolioCourse'

/** The sentences of the dashboard. */
export const dashboardCopy = {
  greeting: (name?: string) => (name === undefined ? 'Welcome back!' : `Welcome back, ${name}!`),
  course: 'What today’s holdings were worth at the prices of the sample history.',
  courseOver: (span: CourseSpan) => `Portfolio value over ${COURSE_WORDS[span]}`,
  noFavorites: 'No favorites yet. Mark a coin with its star to see it here.',
} as const

/** Each span as a part of a sentence. */
const COURSE_WORDS: Readonly<Record<CourseSpan, string>> = {
  '1D': '24 hours',
  '1W': '7 days',
  '1M': '30 days',
}

/** Each span, as text next to a figure. */
export const COURSE_LABELS: Readonly<Record<CourseSpan, string>> = { '1D': '24h', '1W': '7d', '1M': '30d' }
