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
 * Fills in the days that fields start with and that move with the days, where nothing else was filled in.
 *
 * @param form
 * @param days  By field, such as `+3 days`.
 * @param today
 * @return Whether something was filled in.
 */
export function startDays( form: HTMLFormElement, days: Record< string, string >, today: string ): boolean {
	let isFilled = false;
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
		if ( date && controls.length > 0 && controls.every( ( { value } ) => value === '' ) ) {
			controls.forEach( ( control ) => put( control, texts[ control.name ] ?? '' ) );
			isFilled = true;
		}
	}
	return isFilled;
}
