/*
 * What a visitor has typed or chosen in the forms of a page is theirs: a choice about cookies does not load that page
 * again, and where it has to come again all the same it is put back (docs/consent.md). Passwords and files are
 * kept nowhere.
 */

const KEY = 'vestibule-typed';

/**
 * After a choice, in ms: for so long a page that goes is taken to go because of it, and what was kept to be waited for.
 */
const SOON = 10_000;

const NEVER = /^(?:password|file|hidden|submit|button|reset|image)$/;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Whether it is ticked, or its values. */
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
		// Without a default the browser chooses the first one.
		return options.some( ( { defaultSelected } ) => defaultSelected ) || control.multiple
			? options.some( ( { selected, defaultSelected } ) => selected !== defaultSelected )
			: control.selectedIndex > 0;
	}
	return isTicked( control ) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
};

/** Everything that can be filled in, by a name that the same page gives it again. */
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

/** The address without what a reload adds to it. */
function page(): string {
	const { pathname, searchParams } = new URL( location.href );
	searchParams.delete( 'cn-reloaded' );
	searchParams.delete( 'cn' );
	return `${ pathname }?${ searchParams }`;
}

/**
 * @param notice Which is marked (Site\Consent\NoticePage) as soon as something is typed or chosen; what was there earlier
 * differs from what the server printed.
 */
export const isTyped = ( notice: HTMLElement ): boolean =>
	'touched' in notice.dataset || [ ...controls().values() ].some( isChanged );

function keep(): void {
	const values = Object.fromEntries( [ ...controls() ].map( ( [ name, control ] ) => [ name, valueOf( control ) ] ) );
	try {
		sessionStorage.setItem( KEY, JSON.stringify( { page: page(), time: Date.now(), values } satisfies Typed ) );
	} catch {
		// A browser that keeps nothing, or has no room for it.
	}
}

/** From a choice on: whoever loads the page again because of it, the forms are kept over it. */
export function keepOverReload( notice: HTMLElement ): void {
	const leave = () => isTyped( notice ) && keep();
	addEventListener( 'pagehide', leave );
	setTimeout( () => removeEventListener( 'pagehide', leave ), SOON );
}

/** As if it were typed: the form's own scripts, which may have begun before, hear of it. */
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
		// Past React, which would take a value that is only set for its own.
		Object.getOwnPropertyDescriptor( Object.getPrototypeOf( control ), 'value' )?.set?.call(
			control,
			value[ 0 ] ?? ''
		);
	}
	control.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}

/** Once, and on the same page only. */
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
		// Nothing was kept, or nothing that can be read.
	}
}
