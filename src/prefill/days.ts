import { onceLeft } from '../shared/once-left';
import { limitOf } from '../time/days';

type Control = HTMLInputElement | HTMLSelectElement;

function put( control: Control, text: string ): void {
	control.value = text;
	if ( control instanceof HTMLSelectElement ) {
		for ( const option of control.options ) {
			option.defaultSelected = option.selected;
		}
	} else {
		control.defaultValue = text;
	}
}

/**
 * Fills in relative default dates in empty fields. Browsers report an incomplete date as empty, so a focused field is
 * filled in only after the visitor has left it.
 *
 * @param form
 * @param days Default dates by field, such as `+3 days`.
 * @param today
 * @param onFilled Called after a field was filled in.
 */
export function startDays(
	form: HTMLFormElement,
	days: Record< string, string >,
	today: string,
	onFilled = () => {}
): void {
	for ( const [ name, start ] of Object.entries( days ) ) {
		const date = limitOf( start, today );
		const [ year = '', month = '', day = '' ] = date.split( '-' );
		const texts: Record< string, string > = {
			[ name ]: date,
			[ `${ name }[year]` ]: year,
			[ `${ name }[month]` ]: month,
			[ `${ name }[day]` ]: day.replace( /^0/, '' ),
		};
		const controls = ( [ ...form.elements ] as Control[] ).filter( ( control ) => control.name in texts );
		const putAll = () => {
			if ( controls.every( ( { value } ) => value === '' ) ) {
				controls.forEach( ( control ) => put( control, texts[ control.name ] ?? '' ) );
				onFilled();
			}
		};
		const [ first ] = controls;
		if ( date && first ) {
			onceLeft( first.closest( '[data-field]' ) ?? first, putAll );
		}
	}
}
