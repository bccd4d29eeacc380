export { hostRenders, started } from '@crossbook/verification'
