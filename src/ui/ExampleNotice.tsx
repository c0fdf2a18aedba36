import type { ReactNode } from "react";

/** Notice at the top of a section that all its entries are examples. */
export const ExampleNotice = ({ children }: { children: ReactNode }) => (
  <div className="example-notice" role="note">
    {children}
  </div>
);
