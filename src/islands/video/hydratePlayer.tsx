import { hydrate } from '../hydrate';
import { Player, type PlayerProps } from './Player';

/** If it fails, the link below it remains. */
export function hydratePlayer(screen: HTMLElement): void {
  hydrate<PlayerProps>(
    screen,
    (props) => <Player {...props} />,
    () => {
      screen.hidden = true;
    },
  );
}
