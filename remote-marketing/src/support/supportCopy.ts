/** When somebody is there for live chat and phone. */
export const CHAT_AND_PHONE_HOURS = Object.freeze([
  { term: 'Mon-Fri', hours: '9 AM-6 PM EST' },
  { term: 'Sat-Sun', hours: '10 AM-4 PM EST' },
])

/** Hours of live chat and phone, and what else is answered when. */
export const SUPPORT_HOURS = Object.freeze([
  ...CHAT_AND_PHONE_HOURS,
  { term: 'E-mail', hours: 'Response within 24 hours' },
  { term: 'Critical security issues', hours: '24/7' },
])

/** Sample contact details: the domain and the number are reserved, so that they belong to nobody. */
export const SUPPORT_CONTACT = Object.freeze({
  email: 'support@crossbook.example',
  phone: '+1 (800) 555-0199',
})
