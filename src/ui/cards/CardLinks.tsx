import { OutboundLink } from "../controls/OutboundLink.tsx";
import { ExampleLabel } from "./ExampleLabel.tsx";

export interface CardLink {
  href: string;
  title: string;
  text: string;
  sample?: boolean | undefined;
}

interface Props {
  links: readonly CardLink[];
}

const isOutside = (href: string) => /^https?:/.test(href);

export const CardLinks = ({ links }: Props) => (
  <ul role="list" className="rows">
    {links.map(({ href, title, text, sample }) => (
      <li className="linked stack close" key={href}>
        {sample && <ExampleLabel />}
        <h3 className="size-4">
          {isOutside(href) ? (
            <OutboundLink href={href}>{title}</OutboundLink>
          ) : (
            <a href={href}>{title}</a>
          )}
        </h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
