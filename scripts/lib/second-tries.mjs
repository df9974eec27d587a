// A reporter of vitest, which wants a class: one line for each test that held only when it was tried again.
export default class SecondTries {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`second try: ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
