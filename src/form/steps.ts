/** Rules for the steps of a form (docs/form.md). `Forms\Steps\StepPath` implements them on the server. */

/**
 * Returns the number of the next step that has visible content, from 1. Returns the current step if there is none.
 *
 * @param shown Whether each step has visible content.
 * @param from Current step.
 * @param by 1 for forward, -1 for backward.
 */
export function stepFrom( shown: readonly boolean[], from: number, by: 1 | -1 ): number {
	for ( let step = from + by; step >= 1 && step <= shown.length; step += by ) {
		if ( shown[ step - 1 ] ) {
			return step;
		}
	}
	return from;
}

/** Returns the position of a step among the visible steps, from 1, and the number of visible steps. */
export function placeOf( shown: readonly boolean[], step: number ): { active: number; total: number } {
	return {
		active: shown.slice( 0, step ).filter( Boolean ).length,
		total: shown.filter( Boolean ).length,
	};
}

/** Pattern for a separator before or after the title in a label. It is removed if the step has no title. */
const JOINT = /\s*[-–—:|·]\s*(?=%stepTitle%)|(?<=%stepTitle%)\s*[-–—:|·]\s*/;

/** Returns the label of a step, such as "Step 2 of 3 – Your inquiry". */
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
