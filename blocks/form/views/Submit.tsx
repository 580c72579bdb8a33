interface SubmitProps {
	label: string;
	words: Record< string, string >;
	/** The chosen appointment in words; empty for none. */
	chosen: string;
	/** Working: the button is disabled and says so, its width unchanged (docs/reference/form.md). */
	busy: boolean;
}

/** The button that sends the form, under the chosen time in words. */
export function Submit( { label, words, chosen, busy }: SubmitProps ) {
	return (
		<>
			<div className="vestibule-submit__chosen">{ chosen }</div>
			<button
				className={ 'vestibule-submit__button wp-element-button' + ( busy ? ' is-working' : '' ) }
				type="submit"
				disabled={ busy }
			>
				<span className="vestibule-submit__label">{ label }</span>
			</button>
			<div className="vestibule-submit__status" role="status">
				{ busy ? words.sending : '' }
			</div>
		</>
	);
}
