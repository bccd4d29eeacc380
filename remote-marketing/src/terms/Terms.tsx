import { TextPage } from '../text-page/TextPage'
import { TERMS } from './termsCopy'

/** The terms of service. */
export default function Terms() {
  return <TextPage title="Terms of Service" lead="Last updated 15 March 2024." sections={TERMS} />
}
