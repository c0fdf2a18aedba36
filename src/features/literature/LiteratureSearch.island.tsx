import { type Ref, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { island } from "../../ui/island.tsx";
import { OutboundLink } from "../../ui/OutboundLink.tsx";
import type { SearchService } from "./literature-search.ts";

/** A form for each search service. Text typed in one appears in all. */
function LiteratureSearch({ services }: { services: SearchService[] }) {
  const [text, setText] = useState("");
  const fields = useRef<(HTMLInputElement | null)[]>([]);

  // The visitor may have typed before React loaded.
  useLayoutEffect(() => setText(fields.current.find((field) => field?.value)?.value ?? ""), []);

  return (
    <ul className="grid search-services" role="list">
      {services.map((service, at) => (
        <ServiceCard
          key={service.id}
          service={service}
          text={text}
          onType={setText}
          ref={(field) => {
            fields.current[at] = field;
          }}
        />
      ))}
    </ul>
  );
}

export default island(LiteratureSearch);

interface CardProps {
  service: SearchService;
  /** The text in the field. */
  text: string;
  onType: (text: string) => void;
  ref: Ref<HTMLInputElement>;
}

function ServiceCard({ service, text, onType, ref }: CardProps) {
  const { id, name, description, home, advanced, results, field } = service;
  const pages = [
    { href: home, kind: "Basic search" },
    { href: advanced, kind: "Advanced search" },
  ];
  return (
    <li className="card stack">
      <h3>{name}</h3>
      <p>{description}</p>
      {/* Before 2021, browsers gave a page opened by a form access to its opener unless `noopener` was set. */}
      <form
        className="stack close"
        action={results}
        target="_blank"
        rel="noopener"
        aria-label={name}
      >
        <div className="field">
          <label htmlFor={`${id}-query`}>Search terms for {name}</label>
          <input
            id={`${id}-query`}
            type="search"
            name={field}
            required
            pattern=".*\S.*"
            title="Enter at least one word."
            autoComplete="off"
            ref={ref}
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        </div>
        <button className="button" type="submit">
          <Icon name="search" size={20} />
          Search {name} <span className="visually-hidden">(opens a new tab)</span>
        </button>
      </form>
      <p className="cluster">
        {pages.map(({ href, kind }) => (
          <OutboundLink
            key={kind}
            className="button quiet"
            href={href}
            spoken={` of ${name}`}
            icon={16}
            inline={false}
          >
            {kind}
          </OutboundLink>
        ))}
      </p>
    </li>
  );
}
