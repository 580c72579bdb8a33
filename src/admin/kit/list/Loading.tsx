import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Takes the place of what is coming; a live region says in words that it is loading. */
export function Skeleton( { lines, className }: { lines: number; className: string } ) {
	return (
		<div className={ `vestibule-list__skeleton ${ className }` } aria-hidden="true">
			{ Array.from( { length: lines }, ( _, line ) => (
				<div key={ line }>
					<span />
					<span />
					<span />
				</div>
			) ) }
		</div>
	);
}

/** Takes the place of what could not be loaded. */
export function Failed( { reason, retry }: { reason: string; retry: () => void } ) {
	return (
		<Notice
			status="error"
			isDismissible={ false }
			actions={ [ { label: __( 'Try again', 'vestibule' ), onClick: retry } ] }
		>
			{ reason }
		</Notice>
	);
}
