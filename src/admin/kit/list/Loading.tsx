import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/**
 * Placeholder for loading content. It is hidden from screen readers, because a live region elsewhere announces the
 * loading.
 */
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

/** Error notice with a retry button, in place of content that could not be loaded. */
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
