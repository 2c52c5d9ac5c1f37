import type { RemoteVideo } from '@keelstone/model';
import contours from '../contours/contours.module.css';
import { Icon } from '../icon/icon.tsx';
import { safeUrl } from '../link/safe-url.ts';
import { Picture } from '../picture/picture.tsx';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import linkStyles from './recording.module.css';
import styles from './remote-video-player.module.css';
import { PROVIDER_NAMES } from './video-provider.ts';

/**
 * A video at another provider. Nothing is requested from the provider before the visitor presses play.
 * play-remote-videos.ts reveals the button; without it, only the link is shown.
 */
export function RemoteVideoPlayer({ recording, messages }: PlayerProps<RemoteVideo>) {
  const { provider, videoId, title, watchUrl, poster } = recording;
  const name = PROVIDER_NAMES[provider];
  const link = (
    <a className={linkStyles.link} href={safeUrl(watchUrl)}>
      <Icon name="external" />
      <span>{messages.watchAt(name)}</span>
    </a>
  );
  return (
    <PlayerFrame recording={recording} messages={messages} link={link}>
      <div
        className={`${styles.stage} ${contours.summit} ${contours.onBand}`}
        data-remote-video={provider}
        data-video-id={videoId}
        data-video-title={title}
        data-print="no"
      >
        {poster && (
          <Picture
            className={styles.poster}
            picture={poster}
            sizes="(min-width: 64em) 60vw, 100vw"
            isDecorative
          />
        )}
        <div className={styles.offer} data-remote-offer hidden>
          <button type="button" className={styles.play}>
            <Icon name="play" />
            {messages.play}
            <span className="visually-hidden">: {title}</span>
          </button>
          <p>{messages.loadsFrom(name)}</p>
        </div>
      </div>
    </PlayerFrame>
  );
}
