/** The hours of live chat and phone. */
export const CHAT_AND_PHONE_HOURS = Object.freeze([
  { term: 'Mon-Fri', hours: '9 AM-6 PM EST' },
  { term: 'Sat-Sun', hours: '10 AM-4 PM EST' },
])

/** The hours of live chat and phone, and the response times of the other contacts. */
export const SUPPORT_HOURS = Object.freeze([
  ...CHAT_AND_PHONE_HOURS,
  { term: 'E-mail', hours: 'Response within 24 hours' },
  { term: 'Critical security issues', hours: '24/7' },
])

/** Sample contact details. The domain and the number are reserved, so they do not belong to anyone. */
export const SUPPORT_CONTACT = Object.freeze({
  email: 'support@crossbook.example',
  phone: '+1 (800) 555-0199',
})

/** Texts of the support page. */
export const supportCopy = Object.freeze({
  title: 'Contact Us',
  lead: 'Choose how you want to reach support, or write to us below.',
  chat: 'Live chat',
  chatText: 'Talk to a member of the team, ',
  startChat: 'Start live chat',
  email: 'E-mail',
  emailText: 'We answer within 24 hours.',
  sampleEmail: 'Sample address',
  phone: 'Phone',
  samplePhone: 'Sample number',
  form: 'Send us a message',
  send: 'Send message',
  demonstration: 'This form is a demonstration and sends nothing.',
  nothingSent: 'Nothing was sent: this form is a demonstration.',
  hours: 'Support hours',
  hoursLead: 'Live chat and phone, Eastern time.',
})
