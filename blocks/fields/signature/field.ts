import { notTooLong, textRule } from '../kit/rules';

/** Only the server can validate the reference to an uploaded image. */
export const validate = textRule( ( field, text ) =>
	text.startsWith( 'data:' ) ? [ field.messages.invalid ] : notTooLong( field, text )
);
