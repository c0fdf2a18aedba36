import { expect, test } from "vitest";
import { network } from "../../../src/server/visitors/visitor-id.ts";

test.each([
  ["2001:db8::1", "2001:DB8:0:0::2", "2001:0db8::ffff:0:0:3"],
  ["fe80::1", "fe80::1%eth0"],
  // As a server that listens on IPv6 reports it.
  ["127.0.0.1", "::ffff:127.0.0.1"],
])("takes %s and its other spellings for one visitor", (address, ...others) => {
  expect(others.map(network)).toEqual(others.map(() => network(address)));
  expect(network(address)).not.toBe(network("2001:db8:0:1::1"));
});
