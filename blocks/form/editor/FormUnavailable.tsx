import { Warning } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useRestoredForm } from './useRestoredForm';

interface Props {
	id: number;
	reason: 'missing' | 'binned' | 'forbidden' | 'failed';
	onReplace(): void;
}

/** What stands in the place of a form that cannot be shown, with the ways out that there are. */
export function FormUnavailable( { id, reason, onReplace }: Props ) {
	const { restore, busy, problem } = useRestoredForm( id );
	const words = {
		missing: __( 'This form has been deleted. Visitors read in its place that it is not available.', 'vestibule' ),
		binned: __( 'This form is in the Trash. Visitors read in its place that it is not available.', 'vestibule' ),
		forbidden: __( 'You are not allowed to see this form. Visitors see it as before.', 'vestibule' ),
		failed: __( 'The form could not be loaded. Check your connection and reload the editor.', 'vestibule' ),
	};
	const canReplace = reason === 'missing' || reason === 'binned';
	return (
		<Warning
			actions={ [
				...( reason === 'binned'
					? [
							<Button
								__next40pxDefaultSize
								key="restore"
								variant="primary"
								isBusy={ busy }
								disabled={ busy }
								accessibleWhenDisabled
								onClick={ restore }
							>
								{ __( 'Restore the form', 'vestibule' ) }
							</Button>,
						]
					: [] ),
				...( canReplace
					? [
							<Button
								__next40pxDefaultSize
								key="replace"
								variant={ reason === 'binned' ? 'secondary' : 'primary' }
								onClick={ onReplace }
							>
								{ __( 'Choose another form', 'vestibule' ) }
							</Button>,
						]
					: [] ),
			] }
		>
			{ words[ reason ] }
			{ problem && (
				<span role="alert" className="vestibule-editor__problem">
					{ problem }
				</span>
			) }
		</Warning>
	);
}
