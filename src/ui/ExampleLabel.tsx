/** Tells visitors that the text next to it is an example and not the creator's. */
export const ExampleLabel = () => <strong className="example-label">Example</strong>;
