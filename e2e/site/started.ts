export { shellStarted, started } from '@crossbook/verification'
