/**
 * How other plugins give the form their types of field in the browser: the script module `vestibule/field-types`
 * (docs/field-types.md). Types may come before the form is taken over or after it.
 */

/** A field of the type in the page. */
export interface ForeignField {
	/** The field's block, as the server printed it. */
	container: HTMLElement;
	form: HTMLFormElement;
	name: string;
	label: string;
	required: boolean;
	/** Checks the field again, for a control that sends no input event by itself. */
	check: () => void;
}

export interface ForeignType {
	/** As the PHP class says it, such as `colour`. */
	name: string;
	/**
	 * What is wrong with a value that is not empty, in words; an empty list when it holds. The server judges again, and
	 * alone where there is no such function.
	 */
	validate?: ( value: string | string[], field: { messages: Record< string, string > } ) => string[];
	/** Called once a field, when the form has been taken over. */
	hydrate?: ( field: ForeignField ) => void | Promise< void >;
}

declare global {
	interface Window {
		vestibuleFieldTypes?: Map< string, ForeignType >;
	}
}

const ADDED = 'vestibule:field-type';

const types = (): Map< string, ForeignType > => ( window.vestibuleFieldTypes ??= new Map() );

/** A name is taken once: the second type of a name is a developer's mistake. */
export function registerFieldType( type: ForeignType ): void {
	if ( types().has( type.name ) ) {
		throw new Error( `The field type "${ type.name }" is registered already.` );
	}
	types().set( type.name, type );
	document.dispatchEvent( new CustomEvent( ADDED, { detail: type.name } ) );
}

export const foreignType = ( name: string ): ForeignType | undefined => types().get( name );

/** Calls back with the type, now or when its script has come; never where it brings none. */
export function whenRegistered( name: string, found: ( type: ForeignType ) => void ): void {
	const known = foreignType( name );
	if ( known ) {
		found( known );
		return;
	}
	const listen = () => {
		const type = foreignType( name );
		if ( type ) {
			document.removeEventListener( ADDED, listen );
			found( type );
		}
	};
	document.addEventListener( ADDED, listen );
}
