interface SubmitProps {
	label: string;
	words: Record< string, string >;
	/** Selected appointment as text; empty if there is none. */
	chosen: string;
	/**
	 * Whether the form is being validated or submitted. During this time, the button shows an animation without
	 * changing its width (docs/form.md).
	 */
	busy: boolean;
	/**
	 * Whether the form is being submitted, which disables the button. During validation, the button stays focusable and
	 * nothing is announced.
	 */
	isSending: boolean;
	/** Number of errors as a sentence. Screen readers announce it after the focused field. */
	problem?: string;
}

/** Submit button, with the selected appointment above it. */
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
