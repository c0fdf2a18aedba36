/** Says that a writer has changed the words since they were posted. @param at ISO 8601 */
export const EditedMark = ({ at }: { at: string | undefined }) =>
  at && <time dateTime={at}>Edited</time>;
