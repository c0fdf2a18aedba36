import type { Site } from "../../schemas/site.ts";

/** Who to call now, for one whose words sound like danger. */
export function HelpLines({ help }: { help: Site["help"] }) {
  return (
    <section className="notice danger" aria-labelledby="help-now">
      <p id="help-now">
        <strong>If you might hurt yourself, please talk to somebody now</strong>
      </p>
      <p>You do not have to be sure, and you do not have to explain everything.</p>
      <ul>
        {help.lines.map(({ country, emergency, crisis }) => (
          <li key={country}>
            {country}: <strong>{emergency}</strong> in an emergency. {crisis.name}:{" "}
            <a href={`tel:${crisis.phone.replace(/[^\d+]/g, "")}`}>{crisis.phone}</a>
          </li>
        ))}
        <li>
          Elsewhere: <a href={help.elsewhere.url}>{help.elsewhere.name}</a>
        </li>
      </ul>
    </section>
  );
}
