import { useEffect, useState } from 'react';

/**
 * Follows a value once the change that brought it has been painted, so that costly work does not keep a visitor
 * from seeing that an act has taken effect. Begins with `initial`.
 */
export function useAfterPaint<Value>(value: Value, initial: Value): Value {
  const [painted, setPainted] = useState(initial);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A frame's callbacks run before it is painted; the task that they ask for runs after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
