import type { SubmitAnswer } from '../contracts/submit-answer';
import type { SubmitFailure } from '../contracts/submit-failure';

type Success = SubmitAnswer[ 'data' ];

/** What the form makes of an answer of the server (docs/reference/calls.md); of another server's, texts may be empty. */
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

/** The texts in a text, a list, or a map of rule to text. */
function texts( value: unknown ): string[] {
	if ( typeof value === 'string' ) {
		return value === '' ? [] : [ value ];
	}
	return typeof value === 'object' && value !== null ? Object.values( value ).flatMap( texts ) : [];
}

/** Errors by field, whatever shape the server gave them: a text or a list belongs to the whole form. */
function errorsOf( errors: unknown ): Record< string, string[] > {
	const entries = isData( errors )
		? Object.entries( errors ).map( ( [ name, value ] ): [ string, string[] ] => [ name, texts( value ) ] )
		: [ [ 'form', texts( errors ) ] as [ string, string[] ] ];
	return Object.fromEntries( entries.filter( ( [ , list ] ) => list.length > 0 ) );
}

const NAMED: Readonly< Record< string, string > > = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: ' ',
	rsaquo: '›',
	rsquo: '’',
	hellip: '…',
};

/** Characters that a page writes as entities; one that is not known stays as it is written. */
const decode = ( text: string ): string =>
	text.replace(
		/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
		( entity: string, decimal?: string, hex?: string, name?: string ) => {
			if ( name ) {
				return NAMED[ name ] ?? entity;
			}
			const code = decimal ? Number( decimal ) : parseInt( hex ?? '', 16 );
			return code <= 0x10ffff ? String.fromCodePoint( code ) : entity;
		}
	);

/** Tags are for pages; a failure that is a page is shown as the text of its body. */
const plain = ( html: string ): string =>
	decode( html.replace( /<(head|script|style)\b[\s\S]*?<\/\1>/gi, ' ' ).replace( /<[^>]*>/g, ' ' ) )
		.replace( /\s+/g, ' ' )
		.trim();

function parse( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

/**
 * Reads an answer of any server that speaks the contract, or nearly. A failure without JSON is its text
 * (docs/reference/form.md).
 */
export function readAnswer( status: number, text: string ): Answer {
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
	const errors = errorsOf( given );
	return {
		success: false,
		status,
		errors:
			Object.keys( errors ).length > 0 ? errors : { form: [ plain( text ).slice( 0, 500 ) || String( status ) ] },
		appendData: dataOf( dataOf( body ).append_data ?? data.append_data ),
	};
}
