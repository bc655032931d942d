/** Composition of the window: the browser's own objects meet the parts that take them as arguments. */
import './ui/tokens.css';
import './ui/base.css';
import './ui/icons.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { openSession } from './api/session.ts';
import { Entrance } from './shell/entrance.tsx';
import { Locale } from './ui/locale.ts';
import { applyTheme, rememberedTheme } from './ui/theme.ts';

applyTheme(rememberedTheme(localStorage), document.documentElement, localStorage);

const fetch: typeof window.fetch = (input, init) => window.fetch(input, init);
const desk = window.desk;
const opening = openSession({
  location: window.location,
  history: window.history,
  storage: window.sessionStorage,
  fetch,
  bridgeKey: desk?.key ? () => desk.key!() : undefined,
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Locale value={navigator.language}>
      <Suspense fallback={null}>
        <Entrance opening={opening} fetch={fetch} />
      </Suspense>
    </Locale>
  </StrictMode>,
);
