const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (value: number) => String(value).padStart(2, '0');

/** A duration in the format of players: `0:48`, `12:05`, `1:02:30`. */
function formatDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const rest = two(whole % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The duration of a recording, also machine-readable. `label` is for screen readers. */
export function Duration({ seconds, label }: { seconds: number; label: string }) {
  return (
    <span>
      <span className="visually-hidden">{label} </span>
      <time dateTime={`PT${Math.max(1, Math.round(seconds))}S`}>{formatDuration(seconds)}</time>
    </span>
  );
}
