import { textRule, lengthOf } from '../kit/rules';

const LONGEST = 250;

/** The data for phone numbers loads later. Until then, all numbers are accepted. */
export const validate = textRule( ( { messages }, text, verdict ) =>
	lengthOf( text ) <= LONGEST && ( verdict?.( text ) ?? true ) ? [] : [ messages.invalid ]
);
