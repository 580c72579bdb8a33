import { onceLeft } from '../shared/once-left';

/** As the server cuts it. */
const LONGEST = 500;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const plain = ( text: string ) => text.trim().toLowerCase();

/** Whether what is given names an option, by its value or by what it is called. */
const names = ( wanted: string[], value: string, label = '' ) =>
	wanted.includes( plain( value ) ) || wanted.includes( plain( label ) );

/** @return Whether the control now holds something else. */
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
 * What the address gives for a control.
 *
 * @param posted The control's name.
 * @param form   Names the parameters, by the posted names of fields.
 * @param given
 */
export function givenFor( posted: string, form: HTMLFormElement, given: URLSearchParams ): string {
	const parameters: Record< string, string > = JSON.parse( form.dataset.prefill ?? '{}' );
	const [ , name = '', key = '' ] = /^([^[]+)(?:\[([^\]]*)\])?$/.exec( posted ) ?? [];
	const parameter = Object.hasOwn( parameters, name ) && parameters[ name ];
	const text = ( parameter && given.get( key ? `${ parameter }[${ key }]` : parameter ) ) || '';
	return [ ...text ].slice( 0, LONGEST ).join( '' );
}

/**
 * Fills in the controls of a form; one that has the focus is filled in after the visitor has left it.
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
					// The form may already follow its answers.
					if ( isLate ) {
						control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
					}
				}
			} );
		}
	}
}
