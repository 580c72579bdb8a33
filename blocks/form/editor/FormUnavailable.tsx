import { Warning } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	reason: 'missing' | 'forbidden' | 'failed';
	onReplace(): void;
}

/** What stands in the place of a form that cannot be shown, with the way out where there is one. */
export function FormUnavailable( { reason, onReplace }: Props ) {
	const words = {
		missing: __(
			'This form has been deleted. Visitors see nothing here.',
			'vestibule'
		),
		forbidden: __(
			'You are not allowed to see this form. Visitors see it as before.',
			'vestibule'
		),
		failed: __(
			'The form could not be loaded. Check your connection and reload the editor.',
			'vestibule'
		),
	};
	return (
		<Warning
			actions={
				reason === 'missing'
					? [
							<Button
								__next40pxDefaultSize
								key="replace"
								variant="primary"
								onClick={ onReplace }
							>
								{ __( 'Choose another form', 'vestibule' ) }
							</Button>,
					  ]
					: []
			}
		>
			{ words[ reason ] }
		</Warning>
	);
}
