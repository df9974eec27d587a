// Touches and what they may mean: a gesture is the places a hand touches, one after the other, to say one thing.
export type Gesture = readonly string[];

export const beginsWith = (gesture: Gesture, touches: Gesture): boolean =>
  touches.length <= gesture.length && touches.every((place, i) => gesture[i] === place);
/** Whether touches, complete or not, may mean something that has these gestures. */
export const mayMean = (gestures: readonly Gesture[], touches: Gesture): boolean =>
  gestures.some((gesture) => beginsWith(gesture, touches));
