import { onceLeft } from '../shared/once-left';

/** Maximum length of a value, as on the server. */
const MAX_CHARACTERS = 500;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const plain = ( text: string ) => text.trim().toLowerCase();

/** Checks whether one of the wanted strings is the value or the label of the option. */
const names = ( wanted: string[], value: string, label = '' ) =>
	wanted.includes( plain( value ) ) || wanted.includes( plain( label ) );

/**
 * Sets a value if the visitor has not changed the control.
 *
 * @return Whether the value of the control has changed.
 */
function put( control: Control, text: string, isList: boolean ): boolean {
	const wanted = ( isList ? text.split( ',' ) : [ text ] ).map( plain );
	if ( control instanceof HTMLSelectElement ) {
		const option = [ ...control.options ].find( ( { value, label } ) => value && names( wanted, value, label ) );
		const isNew = !! option && ! option.selected;
		if ( option ) {
			option.selected = option.defaultSelected = true;
		}
		return isNew;
	}
	if ( control.type === 'radio' || control.type === 'checkbox' ) {
		const box = control as HTMLInputElement;
		const isWanted = names( wanted, box.value, box.labels?.[ 0 ]?.textContent ?? '' );
		const isNew = isWanted && ! box.checked;
		if ( isWanted ) {
			box.checked = box.defaultChecked = true;
		}
		return isNew;
	}
	if ( control.value !== control.defaultValue || control.value === text ) {
		return false;
	}
	control.value = control.defaultValue = text;
	return true;
}

/**
 * Returns the value that the URL contains for a control.
 *
 * @param posted Name of the control.
 * @param form Form whose `data-prefill` contains the parameter names by the names under which fields are submitted.
 * @param given
 */
export function givenFor( posted: string, form: HTMLFormElement, given: URLSearchParams ): string {
	const parameters: Record< string, string > = JSON.parse( form.dataset.prefill ?? '{}' );
	const [ , name = '', key = '' ] = /^([^[]+)(?:\[([^\]]*)\])?$/.exec( posted ) ?? [];
	const parameter = Object.hasOwn( parameters, name ) && parameters[ name ];
	const text = ( parameter && given.get( key ? `${ parameter }[${ key }]` : parameter ) ) || '';
	return [ ...text ].slice( 0, MAX_CHARACTERS ).join( '' );
}

/**
 * Fills in the controls of a form. A focused control is filled in after the visitor has left it.
 *
 * @param form
 * @param given
 * @param onFilled Called after a control was filled in.
 */
export function fill( form: HTMLFormElement, given: URLSearchParams, onFilled = () => {} ): void {
	for ( const control of [ ...form.elements ] as Control[] ) {
		const text = givenFor( control.name, form, given );
		if ( text !== '' ) {
			const isLate = control === control.ownerDocument.activeElement;
			onceLeft( control, () => {
				if ( put( control, text, control.name.endsWith( '[]' ) ) ) {
					onFilled();
					// The form's script may already be running and must be notified.
					if ( isLate ) {
						control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
					}
				}
			} );
		}
	}
}
