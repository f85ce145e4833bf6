import { useEffect, useState } from 'react';
import { defineContract, defineWidget, optional, required } from '../../../core/contract/define-widget';
import { isPlainClick } from '../../../core/controls/press';
import { titleOf, VideoFrame } from './VideoFrame';

const contract = defineContract({
  name: 'video-gallery',
  moment: 'runtime',
  parts: {
    player: required('the element for the player'),
    video: optional('each link to a video, with data-video-id'),
  },
});

/** YouTube's player is not loaded before a video is chosen. */
export const videoGallery = defineWidget(contract, function VideoGallery({ slot, Markup }) {
  const [chosen, choose] = useState<{ id: string; title: string }>();

  useEffect(() => {
    if (chosen) slot.querySelector('iframe')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, slot]);

  return (
    <Markup
      player={
        chosen
          ? {
              hidden: false,
              // A frame that changes its URL adds an entry to the history.
              children: <VideoFrame key={chosen.id} {...chosen} />,
            }
          : {}
      }
      video={(link) => {
        const id = String(link['data-video-id'] ?? '');
        const isChosen = id === chosen?.id;
        return {
          // Until then, the template marks the video.
          className: chosen && { 'is-active': isChosen },
          'aria-current': isChosen || undefined,
          onClick: (event) => {
            if (!id || !isPlainClick(event)) return;
            event.preventDefault();
            choose({ id, title: titleOf(link.text) });
          },
        };
      }}
    />
  );
});
