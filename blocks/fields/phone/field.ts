import { textRule, lengthOf } from '../kit/rules';

const LONGEST = 250;

/** The numbering plans come later than the form; without their verdict a number is taken as it is. */
export const validate = textRule( ( { messages }, text, verdict ) =>
	lengthOf( text ) <= LONGEST && ( verdict?.( text ) ?? true ) ? [] : [ messages.invalid ]
);
