import { defineRemote, SITE_PATHS } from '@crossbook/contract'

export default defineRemote({
  name: 'marketing',
  screens: [
    {
      path: SITE_PATHS.home,
      module: './landing',
      title: 'AI-Powered Crypto Trading',
      description:
        'Trade spot, futures, margin and peer-to-peer with AI-powered arbitrage across 50+ exchanges, live prices and one wallet.',
      access: 'public',
      back: 'hidden',
    },
    {
      path: SITE_PATHS.support,
      module: './support',
      title: 'Support',
      description: 'Reach Crossbook support by live chat, e-mail or phone, with hours and response times.',
      access: 'public',
      back: { label: 'Support', to: SITE_PATHS.home },
    },
    {
      path: SITE_PATHS.about,
      module: './about',
      title: 'About',
      description: 'What Crossbook is, what you can do with it, and which of it is a demonstration.',
      access: 'public',
      back: { label: 'About', to: SITE_PATHS.home },
    },
    {
      path: SITE_PATHS.terms,
      module: './terms',
      title: 'Terms of Service',
      description: 'The terms on which Crossbook may be used by people who are 18 or older.',
      access: 'public',
    },
    {
      path: SITE_PATHS.privacy,
      module: './privacy',
      title: 'Privacy Policy',
      description:
        'Which personal data Crossbook stores, what stays in your browser, and what is never collected.',
      access: 'public',
    },
  ],
})
