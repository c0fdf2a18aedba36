/** Labels the text next to it as an example that is not the creator's. */
export const ExampleLabel = () => <strong className="example-label">Example</strong>;
