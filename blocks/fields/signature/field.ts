import { notTooLong, textRule } from '../kit/rules';

/** Whether a reference holds is the server's business. */
export const validate = textRule( ( field, text ) =>
	text.startsWith( 'data:' ) ? [ field.messages.invalid ] : notTooLong( field, text )
);
