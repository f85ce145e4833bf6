/** Sets no cookies before a video is played. */
const EMBED_URL = 'https://www.youtube-nocookie.com/embed/';

/** Starts at once. */
export function VideoFrame({ id, title }: { id: string; title: string }) {
  return (
    <iframe
      className="videoGallery-frame"
      src={`${EMBED_URL}${encodeURIComponent(id)}?autoplay=1`}
      title={title}
      allow="autoplay"
      // The player refuses to play without the origin of the page.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}

export const titleOf = (text: string): string => text.replace(/\s+/g, ' ').trim();
