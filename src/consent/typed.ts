/*
 * Preserves values that a visitor has entered in the forms of a page. A choice about cookies doesn't reload such a
 * page. If another script reloads such a page, the values are restored (docs/consent.md). Passwords and files are never
 * stored.
 */

const KEY = 'vestibule-typed';

/**
 * Time in milliseconds after a choice during which leaving the page counts as a reload caused by the choice. Stored
 * values expire after six times as long.
 */
const SOON = 10_000;

const NEVER = /^(?:password|file|hidden|submit|button|reset|image)$/;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Checked state of a checkbox or radio button, or the values of another control. */
type Value = boolean | string[];
interface Typed {
	page: string;
	time: number;
	values: Record< string, Value >;
}

const isTicked = ( control: Control ): control is HTMLInputElement => /^(?:checkbox|radio)$/.test( control.type );

const valueOf = ( control: Control ): Value => {
	if ( isTicked( control ) ) {
		return control.checked;
	}
	return control instanceof HTMLSelectElement
		? [ ...control.selectedOptions ].map( ( { value } ) => value )
		: [ control.value ];
};

const isSame = ( one: Value, other: Value | undefined ) => String( one ) === String( other );

const isChanged = ( control: Control ) => {
	if ( control instanceof HTMLSelectElement ) {
		const options = [ ...control.options ];
		// The browser selects the first option if none is the default.
		return options.some( ( { defaultSelected } ) => defaultSelected ) || control.multiple
			? options.some( ( { selected, defaultSelected } ) => selected !== defaultSelected )
			: control.selectedIndex > 0;
	}
	return isTicked( control ) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
};

/** Returns all controls that can be filled in, by a key that remains the same after a reload. */
function controls(): Map< string, Control > {
	const found = new Map< string, Control >();
	for ( const control of document.querySelectorAll< Control >(
		'form:not([data-choice]) :is(input, textarea, select)'
	) ) {
		const name = `${ control.name || control.id } ${ control.type } ${ isTicked( control ) ? control.value : '' }`;
		let count = 0;
		while ( found.has( `${ name } ${ count }` ) ) {
			count++;
		}
		if ( ! NEVER.test( control.type ) && ! /\b(?:cc-|one-time-code|password)/.test( control.autocomplete ) ) {
			found.set( `${ name } ${ count }`, control );
		}
	}
	return found;
}

/** Returns the path and query of the page, without the parameters that a reload adds. */
function page(): string {
	const { pathname, searchParams } = new URL( location.href );
	searchParams.delete( 'cn-reloaded' );
	searchParams.delete( 'cn' );
	return `${ pathname }?${ searchParams }`;
}

/**
 * Checks whether the visitor has entered something.
 *
 * @param notice Element that Site\Consent\NoticePage marks when the visitor first enters something. Any earlier input
 * is detected by comparison with the default values.
 */
export const isTyped = ( notice: HTMLElement ): boolean =>
	'touched' in notice.dataset || [ ...controls().values() ].some( isChanged );

function keep(): void {
	const values = Object.fromEntries( [ ...controls() ].map( ( [ name, control ] ) => [ name, valueOf( control ) ] ) );
	try {
		sessionStorage.setItem( KEY, JSON.stringify( { page: page(), time: Date.now(), values } satisfies Typed ) );
	} catch {
		// Storage is disabled or full.
	}
}

/** Stores the form values if any script reloads the page soon afterwards. Must be called when a choice is made. */
export function keepOverReload( notice: HTMLElement ): void {
	const leave = () => isTyped( notice ) && keep();
	addEventListener( 'pagehide', leave );
	setTimeout( () => removeEventListener( 'pagehide', leave ), SOON );
}

/** Sets a value as if the visitor had typed it, so that scripts of the form that are already running are notified. */
function put( control: Control, value: Value ): void {
	if ( isSame( valueOf( control ), value ) ) {
		return;
	}
	if ( typeof value === 'boolean' ) {
		control.click();
		return;
	}
	if ( control instanceof HTMLSelectElement ) {
		[ ...control.options ].forEach( ( option ) => ( option.selected = value.includes( option.value ) ) );
	} else {
		// Use the native setter: React would ignore a value that is set on the element.
		Object.getOwnPropertyDescriptor( Object.getPrototypeOf( control ), 'value' )?.set?.call(
			control,
			value[ 0 ] ?? ''
		);
	}
	control.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}

/** Restores the stored values. Works only once and only on the same page. */
export function putBack(): void {
	try {
		const typed = JSON.parse( sessionStorage.getItem( KEY ) ?? 'null' ) as Typed | null;
		sessionStorage.removeItem( KEY );
		if ( typed && typed.page === page() && Date.now() - typed.time < 6 * SOON ) {
			for ( const [ name, control ] of controls() ) {
				const value = typed.values[ name ];
				if ( value !== undefined ) {
					put( control, value );
				}
			}
		}
	} catch {
		// Nothing was stored, or it can't be read.
	}
}
