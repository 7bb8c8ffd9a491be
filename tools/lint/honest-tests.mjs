import { forbid } from "./forbid.mjs";

const skipped = "A test runs or is gone: no skip, only, todo, fixme.";
const slept = "Wait for what the user would see, not for time to pass.";
const mocked = "No mocked modules: inject what differs (fetch, clock, jobs).";
const pictured = "Assert what the user gets, not a picture of the markup.";

const suite = "[callee.object.name=/^(it|test|describe|suite|bench)$/]";
const unwanted = "/^(skip|only|todo|fixme|skipIf|runIf)$/";

export const honestTests = forbid("tests can fail, and run", [
  [`CallExpression[callee.property.name=${unwanted}]${suite}`, skipped],
  [`CallExpression > CallExpression.callee[callee.property.name=${unwanted}]${suite}`, skipped],
  [
    `CallExpression[callee.object.property.name=${unwanted}][callee.object.object.name=/^(it|test|describe)$/]`,
    skipped,
  ],
  [`CallExpression[callee.property.name=${unwanted}][callee.object.property.name='describe']`, skipped],
  ["CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]", skipped],
  ["CallExpression[callee.property.name='waitForTimeout']", slept],
  ["NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']", slept],
  ["CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|hoisted|importMock)$/]", mocked],
  ["CallExpression[callee.property.name=/^toMatch(Inline|File)?Snapshot$/]", pictured],
]);
