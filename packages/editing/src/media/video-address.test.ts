import { describe, expect, it } from 'vitest';
import { readVideoAddress, VideoAddressError, watchUrlOf } from './video-address.ts';

describe('readVideoAddress', () => {
  it.each([
    ['https://www.youtube.com/watch?v=KEEL-STONE0', 'youtube', 'KEEL-STONE0'],
    ['https://m.youtube.com/watch?list=PL1&v=KEEL-STONE0&t=12s', 'youtube', 'KEEL-STONE0'],
    ['  https://youtu.be/KEEL-STONE0?si=abc ', 'youtube', 'KEEL-STONE0'],
    ['https://www.youtube.com/shorts/KEEL-STONE0', 'youtube', 'KEEL-STONE0'],
    ['https://www.youtube-nocookie.com/embed/KEEL-STONE0', 'youtube', 'KEEL-STONE0'],
    ['http://vimeo.com/100200300', 'vimeo', '100200300'],
    ['https://player.vimeo.com/video/100200300?dnt=1', 'vimeo', '100200300'],
    ['https://vimeo.com/channels/staffpicks/100200300', 'vimeo', '100200300'],
  ])('C-4 knows the film behind %s', (address, provider, videoId) => {
    expect(readVideoAddress(address)).toEqual({ provider, videoId });
  });

  it.each([
    ['', 'https://'],
    ['KEEL-STONE0', 'https://'],
    ['javascript:alert(1)', 'https://'],
    ['https://user@youtube.com/watch?v=KEEL-STONE0', 'https://'],
    ['https://youtube.com.evil.example/watch?v=KEEL-STONE0', 'leads to youtube.com.evil.example'],
    ['https://films.example/1', 'Upload the film'],
    ['https://www.youtube.com/@keelstone', 'channel'],
    ['https://www.youtube.com/playlist?list=PL1', 'channel'],
    ['https://www.youtube.com/watch?v=short', 'channel'],
    ['https://www.youtube.com/watch?v=KEEL-STONE0"onload', 'channel'],
    ['https://vimeo.com/features', 'no film'],
    ['https://vimeo.com/100200300/abcdef1234', 'unlisted'],
  ])('C-4 refuses %j with a reason', (address, reason) => {
    expect(() => readVideoAddress(address)).toThrow(VideoAddressError);
    expect(() => readVideoAddress(address)).toThrow(reason);
  });

  it('C-4 leads those without JavaScript to the provider’s own page', () => {
    expect(watchUrlOf({ provider: 'youtube', videoId: 'KEEL-STONE0' })).toBe(
      'https://www.youtube.com/watch?v=KEEL-STONE0',
    );
    expect(watchUrlOf({ provider: 'vimeo', videoId: '100200300' })).toBe('https://vimeo.com/100200300');
  });
});
