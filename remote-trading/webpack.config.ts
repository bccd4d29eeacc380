import { remoteConfig } from '@crossbook/build'

export default remoteConfig(import.meta.dirname)
