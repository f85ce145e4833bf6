import { jest } from '@jest/globals';
import { deferred, storeWithCalls, type Deferred } from '../store-with-calls';

/** A store whose questions for the quantity are answered by the test. */
export function slowStore() {
  const questions: Deferred<number>[] = [];
  const quantity = jest.fn(() => {
    const question = deferred<number>();
    questions.push(question);
    return question.promise;
  });
  return { store: storeWithCalls({ carts: { quantity } }), questions, quantity };
}
