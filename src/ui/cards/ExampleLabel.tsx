export const ExampleLabel = () => <strong className="example-label">Example</strong>;
