interface SubmitProps {
	label: string;
	words: Record< string, string >;
	/** Chosen appointment as text; empty if there is none. */
	chosen: string;
	/** Whether the form is validated or sent. The button shows an animation with unchanged width (docs/form.md). */
	busy: boolean;
	/**
	 * Whether the form is being sent, which disables the button. During validation it stays focusable, and nothing is
	 * announced.
	 */
	isSending: boolean;
	/** Number of errors as a sentence, announced after the focused field. */
	problem?: string;
}

/** Submit button, below the chosen appointment. */
export function Submit( { label, words, chosen, busy, isSending, problem = '' }: SubmitProps ) {
	return (
		<>
			<div className="vestibule-submit__chosen">{ chosen }</div>
			<button
				className={ 'vestibule-submit__button wp-element-button' + ( busy ? ' is-working' : '' ) }
				type="submit"
				disabled={ isSending }
			>
				<span className="vestibule-submit__label">{ label }</span>
			</button>
			<div className="vestibule-submit__status" role="status">
				{ isSending ? words.sending : problem }
			</div>
		</>
	);
}
