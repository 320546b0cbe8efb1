import '../../../src/islands/request/toastStyles';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Player, type PlayerProps } from '../../../src/islands/video/Player';
import { TwinForm, type TwinFormProps } from './TwinForm';

const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(<SnackbarProvider maxSnack={1} />);

hydrateAll<TwinFormProps>('dialog form', (props) => <TwinForm {...props} />);
hydrateAll<PlayerProps>('[data-island="player"]', (props) => <Player {...props} />);

function hydrateAll<Props>(selector: string, insides: (props: Props) => ReactNode): void {
  for (const container of document.querySelectorAll(selector)) {
    const data = container.closest('dialog')?.querySelector('[type="application/json"]');
    hydrateRoot(container, insides(JSON.parse(data?.textContent ?? '')));
  }
}
