import { textRule, lengthOf } from '../kit/rules';

const MAX_CHARACTERS = 250;

/** The data for validating phone numbers loads later. Until then, all numbers are accepted. */
export const validate = textRule( ( { messages }, text, verdict ) =>
	lengthOf( text ) <= MAX_CHARACTERS && ( verdict?.( text ) ?? true ) ? [] : [ messages.invalid ]
);
