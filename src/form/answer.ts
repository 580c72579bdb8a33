import type { SubmitAnswer } from '../contracts/submit-answer';
import type { SubmitFailure } from '../contracts/submit-failure';

type Success = SubmitAnswer[ 'data' ];

/** Normalized response to a submission (docs/rest.md). Strings can be empty if another server sent the response. */
export type Answer =
	| {
			success: true;
			status: number;
			message: Success[ 'result' ][ 'message' ];
			action: Success[ 'result' ][ 'action' ] | '';
			redirectUrl: string;
			nextAction: unknown;
			appendData: Record< string, unknown >;
	  }
	| {
			success: false;
			status: number;
			/**
			 * Errors by field. Empty if the response can't be displayed, for example a page from a proxy, a firewall or
			 * WordPress.
			 */
			errors: SubmitFailure[ 'errors' ];
			appendData: Record< string, unknown >;
	  };

type Data = Record< string, unknown >;

const isData = ( value: unknown ): value is Data =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const dataOf = ( value: unknown ): Data => ( isData( value ) ? value : {} );

const textOf = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

const isAction = ( value: unknown ): value is Success[ 'result' ][ 'action' ] =>
	value === 'hide_form' || value === 'reset_form';

/** Returns all messages in a string, in a list, or in an object with messages by rule. */
function texts( value: unknown ): string[] {
	if ( typeof value === 'string' ) {
		return value === '' ? [] : [ value ];
	}
	return typeof value === 'object' && value !== null ? Object.values( value ).flatMap( texts ) : [];
}

/** Returns errors by field for every supported format. A string or a list belongs to the whole form. */
function errorsOf( errors: unknown ): Record< string, string[] > {
	const entries = isData( errors )
		? Object.entries( errors ).map( ( [ name, value ] ): [ string, string[] ] => [ name, texts( value ) ] )
		: [ [ 'form', texts( errors ) ] as [ string, string[] ] ];
	return Object.fromEntries( entries.filter( ( [ , list ] ) => list.length > 0 ) );
}

/** Maximum length in characters of a plain text response that is shown to visitors. */
const SHORT = 200;

/** Returns a response if it is short plain text; otherwise an empty string. */
const sentence = ( text: string, type: string ): string => {
	const words = text.trim();
	return /^text\/plain\b/i.test( type ) && words.length <= SHORT && ! words.includes( '<' ) ? words : '';
};

function parse( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

/**
 * Parses the response of any server that follows the contract at least roughly. If the response to a failed request is
 * not JSON, it is used as an error only if it is short plain text (docs/rest.md).
 *
 * @param type Value of the Content-Type header.
 */
export function readAnswer( status: number, text: string, type = '' ): Answer {
	const body = parse( text );
	const data = dataOf( dataOf( body ).data );
	const ok = status >= 200 && status < 300;
	if ( ok && isData( body ) && body.success === true ) {
		const result = dataOf( data.result );
		return {
			success: true,
			status,
			message: textOf( result.message ),
			action: isAction( result.action ) ? result.action : '',
			redirectUrl: textOf( result.redirectUrl ),
			nextAction: data.nextAction ?? null,
			appendData: dataOf( data.append_data ),
		};
	}
	const given = isData( body ) ? ( body.errors ?? data.errors ) : body;
	const said = sentence( text, type );
	return {
		success: false,
		status,
		errors: errorsOf( body === undefined && said ? said : given ),
		appendData: dataOf( dataOf( body ).append_data ?? data.append_data ),
	};
}
