import './key-caps.css';
import type { ReactNode } from 'react';
import { keyParts } from './keys.ts';
import { MAC } from './platform.ts';

/** The first key of a command, drawn as keys; nothing where it has none. */
export function Keys({
  keys,
  all = false,
}: {
  readonly keys?: readonly string[] | undefined;
  readonly all?: boolean;
}): ReactNode {
  if (keys === undefined || keys.length === 0) return null;
  return (
    <span className="keys">
      {(all ? keys : keys.slice(0, 1)).map((key) => (
        <span key={key} className="keys-one">
          {keyParts(key, MAC).map((part) => (
            <kbd key={part}>{part}</kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
