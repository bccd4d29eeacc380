import {
  Button,
  Card,
  Cluster,
  CopyButton,
  eyeIcon,
  eyeOffIcon,
  Field,
  IconButton,
  TextInput,
  VisuallyHidden,
} from '@crossbook/ui'
import { useRef, useState } from 'react'
import { generateApiKey } from './generateApiKey'
import { apiCopy as copy } from './apiCopy'

/** Creates sample keys. A key is kept in memory only, as long as the page is open. */
export function ApiKeyCard() {
  const [keys, setKeys] = useState({ current: '', made: 0 })
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  return (
    <Card title={copy.key}>
      <Field label={copy.yourKey} help={copy.keyHelp}>
        <TextInput
          ref={input}
          type={shown ? 'text' : 'password'}
          value={keys.current}
          placeholder={copy.noKey}
          readOnly
          autoComplete="off"
          spellCheck={false}
          trailing={
            <IconButton
              size="small"
              label={shown ? copy.hideKey : copy.showKey}
              shape={shown ? eyeOffIcon : eyeIcon}
              onClick={() => {
                setShown(!shown)
              }}
            />
          }
        />
      </Field>
      <Cluster>
        <Button
          variant="primary"
          onClick={() => {
            setKeys({ current: generateApiKey(), made: keys.made + 1 })
          }}
        >
          {copy.makeKey}
        </Button>
        <CopyButton
          text={keys.current}
          label={copy.copyKey}
          success={copy.keyCopied}
          source={input}
          disabled={keys.current === ''}
        />
      </Cluster>
      <VisuallyHidden role="status">{keys.made > 0 && copy.keyMade(keys.made)}</VisuallyHidden>
    </Card>
  )
}
