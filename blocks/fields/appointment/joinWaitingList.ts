import { readAnswer } from '../../../src/form/answer';

export type JoinErrors = Partial< Record< 'email' | 'agree' | 'form', string > >;

/** State of the form for joining a waiting list. */
export interface JoinState {
	email: string;
	agrees: boolean;
	errors: JoinErrors;
	/** Whether the form is being submitted. */
	busy: boolean;
	/** Message from the server after the visitor has joined; empty until then. */
	done: string;
}

export type JoinWords = Record< string, string | undefined >;

/** Returns the first error of each control. Errors that belong to no control are returned as `form`. */
function errorsOf( errors: Record< string, string[] > ): JoinErrors {
	const { email = [], agree = [], ...others } = errors;
	const form = Object.values( others ).flat();
	return {
		...( email[ 0 ] && { email: email[ 0 ] } ),
		...( agree[ 0 ] && { agree: agree[ 0 ] } ),
		...( form[ 0 ] && { form: form[ 0 ] } ),
	};
}

/** Returns the errors for missing values. */
export const validateJoin = ( { email, agrees }: JoinState, words: JoinWords ): JoinErrors => ( {
	...( email.trim() === '' && { email: words.noEmail } ),
	...( ! agrees && { agree: words.noAgree } ),
} );

/** Returns the state after a response. Null if there was no response. */
export function stateAfter( reply: { status: number; text: string } | null, words: JoinWords ): Partial< JoinState > {
	if ( reply?.status === 200 ) {
		const { data }: { data?: { message?: string } } = JSON.parse( reply.text );
		return { done: data?.message ?? '' };
	}
	const answer = reply && readAnswer( reply.status, reply.text );
	const errors = answer && ! answer.success ? errorsOf( answer.errors ) : {};
	return { errors: Object.keys( errors ).length > 0 ? errors : { form: words.failed ?? '' } };
}
