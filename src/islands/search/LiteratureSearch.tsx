import { type ChangeEvent, useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "../../components/ui/Icon.tsx";
import { OutboundLink } from "../../components/ui/OutboundLink.tsx";
import type { SearchService } from "../../lib/literature-search.ts";

/** A form for each search service. What is typed in one appears in all. */
export default function LiteratureSearch({ services }: { services: SearchService[] }) {
  const fields = useRef(new Set<HTMLInputElement>());

  function copy(text: string) {
    for (const field of fields.current) if (field.value !== text) field.value = text;
  }

  // The visitor may have typed before React came.
  const begin = useEffectEvent(() => {
    const typed = Array.from(fields.current).find(({ value }) => value !== "");
    if (typed) copy(typed.value);
  });
  useEffect(() => begin(), []);

  return (
    <ul className="grid search-services" role="list">
      {services.map((service) => (
        <ServiceCard
          key={service.id}
          service={service}
          onChange={({ target }) => copy(target.value)}
          register={(field) => {
            fields.current.add(field);
            return () => fields.current.delete(field);
          }}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  service: SearchService;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  register: (field: HTMLInputElement) => () => void;
}

function ServiceCard({ service, onChange, register }: CardProps) {
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
            ref={(element) => (element ? register(element) : undefined)}
            onChange={onChange}
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
