import { reasonOf } from '../kit/reasonOf';

/** Why the server did not do it: in words, and by the name of what was sent. */
export interface Refusal {
	status: number;
	reason: string;
	fields: Record< string, string >;
}

const record = ( value: unknown ): Record< string, unknown > =>
	typeof value === 'object' && value !== null ? ( value as Record< string, unknown > ) : {};

const sentences = ( value: unknown ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( record( value ) ).flatMap( ( [ name, text ] ): [ string, string ][] => {
			const one: unknown = Array.isArray( text ) ? text[ 0 ] : text;
			return typeof one === 'string' ? [ [ name, one ] ] : [];
		} )
	);

export async function refusalOf( error: unknown ): Promise< Refusal > {
	const data = record( record( error ).data );
	return {
		status: typeof data.status === 'number' ? data.status : 0,
		reason: await reasonOf( error ),
		fields: { ...sentences( data.params ), ...sentences( data.fields ), ...sentences( data.errors ) },
	};
}

/** Another change came first, or the time is taken: what is shown is old. */
export const isConflict = ( { status }: Refusal ): boolean => status === 409 || status === 404;
