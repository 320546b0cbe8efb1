let isPressed = false;

for (const change of ['pointerdown', 'pointerup', 'pointercancel']) {
  addEventListener(
    change,
    () => {
      isPressed = change === 'pointerdown';
    },
    { capture: true },
  );
}

/** Does something once no pointer is pressed: a button that moves while it is pressed isn’t clicked. */
export function onceReleased(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const released = new AbortController();
  const { signal } = released;
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(
      end,
      () => {
        released.abort();
        // The click comes first.
        setTimeout(act);
      },
      { signal },
    );
  }
}
