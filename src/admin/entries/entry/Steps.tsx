import { __ } from '@wordpress/i18n';

/** Link to the previous or next page; disabled if there is none. */
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
	/** Accessible name of the navigation. */
	label: string;
	previous: string | null;
	next: string | null;
}

/** Links to the previous and next page. They can be opened in a new tab and work with the Back button. */
export function Steps( { label, previous, next }: StepsProps ) {
	return (
		<nav className="vestibule-entries__steps" aria-label={ label }>
			<Step to={ previous } label={ __( 'Previous', 'vestibule' ) } />
			<Step to={ next } label={ __( 'Next', 'vestibule' ) } />
		</nav>
	);
}
