/** The rules of a form's steps (docs/form.md); `Forms\Steps\StepPath` is the server's half. */

/**
 * The number of the next step that shows something, from 1; the one that was left where there is none.
 *
 * @param shown Of each step, whether it shows anything.
 * @param by    1 forwards, -1 backwards.
 */
export function stepFrom( shown: readonly boolean[], from: number, by: 1 | -1 ): number {
	for ( let step = from + by; step >= 1 && step <= shown.length; step += by ) {
		if ( shown[ step - 1 ] ) {
			return step;
		}
	}
	return from;
}

/** The place of a step among those that show something, from 1, and how many these are. */
export function placeOf( shown: readonly boolean[], step: number ): { active: number; total: number } {
	return {
		active: shown.slice( 0, step ).filter( Boolean ).length,
		total: shown.filter( Boolean ).length,
	};
}

/** What joins a title to the rest of its label: without a title it goes, too. */
const JOINT = /\s*[-–—:|·]\s*(?=%stepTitle%)|(?<=%stepTitle%)\s*[-–—:|·]\s*/;

/** The label of a step, such as "Step 2 of 3 – Your enquiry". */
export function stepLabel( pattern: string, shown: readonly boolean[], step: number, title: string ): string {
	const { active, total } = placeOf( shown, step );
	const values: Record< string, string > = {
		'%activeStep%': String( active ),
		'%totalStep%': String( total ),
		'%stepTitle%': title.trim(),
	};
	return ( values[ '%stepTitle%' ] ? pattern : pattern.replace( JOINT, '' ) )
		.replace( /%(?:activeStep|totalStep|stepTitle)%/g, ( place ) => values[ place ] ?? place )
		.trim();
}
