import type { Picture } from "../../../lib/media/picture.ts";
import { ExampleLabel } from "../../../ui/cards/ExampleLabel.tsx";
import { Icon } from "../../../ui/controls/Icon.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

interface Props {
  picture: Picture;
  alt: string;
  icon: "play" | "photo";
  duration?: string | undefined;
  sample?: boolean | undefined;
  eager?: boolean;
}

/** The picture of a video, photo or interview on a card, with its label and duration in the left corners. */
export const MediaPicture = ({ picture, alt, icon, duration, sample, eager }: Props) => (
  <div className="media-picture">
    <Thumbnail picture={picture} alt={alt} eager={eager} />
    {sample && <ExampleLabel />}
    <span className="media-chip">
      <Icon name={icon} size={16} />
      {duration && (
        <span>
          <span className="visually-hidden">Duration:</span> {duration}
        </span>
      )}
    </span>
  </div>
);
