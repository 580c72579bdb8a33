interface SubmitProps {
	label: string;
	words: Record< string, string >;
	/** The chosen appointment in words; empty for none. */
	chosen: string;
	/** Working: the button says so, its width unchanged (docs/form.md). */
	busy: boolean;
	/** On its way: the button is disabled. While the form is judged it keeps the focus and nothing is said. */
	isSending: boolean;
	/** What was found wrong, in a sentence: said after the field that has the focus by then. */
	problem?: string;
}

/** The button that sends the form, under the chosen time in words. */
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
