import { useState } from '@wordpress/element';

export const STEPS = [ 'form', 'hours', 'mail', 'cookies', 'demo' ] as const;
export type StepName = ( typeof STEPS )[ number ];

/**
 * Returns the state of the steps: which are done, and which one is open. At most one is open.
 *
 * @param before Steps that are already done.
 * @param moved Called with the next step when it opens automatically, or with null if no step is left.
 */
export function useSteps( before: Record< StepName, boolean >, moved: ( to: StepName | null ) => void ) {
	const [ done, setDone ] = useState( before );
	const [ open, setOpen ] = useState< StepName | null >( () => STEPS.find( ( step ) => ! before[ step ] ) ?? null );

	/** Opens the first unfinished step after the given one. */
	const goOn = ( from: StepName, isDone: Record< StepName, boolean > ) => {
		const at = STEPS.indexOf( from );
		const next = STEPS.slice( at + 1 ).find( ( step ) => ! isDone[ step ] ) ?? null;
		setOpen( next );
		moved( next );
	};
	return {
		done,
		open,
		toggle: ( step: StepName ) => setOpen( open === step ? null : step ),
		skip: ( step: StepName ) => goOn( step, done ),
		finish: ( step: StepName ) => {
			const now = { ...done, [ step ]: true };
			setDone( now );
			goOn( step, now );
		},
		/** Marks a step as done without opening the next one, so that its result remains visible. */
		mark: ( step: StepName ) => setDone( { ...done, [ step ]: true } ),
	};
}
