import { __ } from '@wordpress/i18n';

/** A way on, or why there is none. */
function Step( { to, label }: { to: string | null; label: string } ) {
	const className = 'components-button is-secondary is-compact';
	return to === null ? (
		<span className={ className } aria-disabled="true">
			{ label }
		</span>
	) : (
		<a className={ className } href={ to }>
			{ label }
		</a>
	);
}

interface StepsProps {
	/** Of what they lead to. */
	label: string;
	previous: string | null;
	next: string | null;
}

/** Links, so that what is beside can be opened in a tab of its own, and the back button goes step by step. */
export function Steps( { label, previous, next }: StepsProps ) {
	return (
		<nav className="vestibule-entries__steps" aria-label={ label }>
			<Step to={ previous } label={ __( 'Previous', 'vestibule' ) } />
			<Step to={ next } label={ __( 'Next', 'vestibule' ) } />
		</nav>
	);
}
